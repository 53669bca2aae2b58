import { IntlMessageFormat } from 'intl-messageformat';
import type { GameTypes, OptionValues, Refusal, Seat, Setting } from './contract.ts';
import { kernelText } from './text/index.ts';

/** A language tag, the name of a folder with catalogues in every text. */
export type Language = string;

/** ICU messages by key. Every language of a text has the same keys. */
export type Catalogue = Readonly<Record<string, string>>;
/** By language. The first is spoken to whoever's own is not among them. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export type Values = Readonly<Record<string, string | number | boolean>>;

/** Speaks one language. */
export interface Voice {
  readonly language: Language;
  /** The message of that key with its values put in. An unknown key is a bug, and is shown as itself. */
  readonly say: (key: string, values?: Values) => string;
  readonly has: (key: string) => boolean;
  /** What the player in that seat is called. */
  readonly name: (seat: Seat) => string;
  /** “A, B and C”. */
  readonly list: (items: readonly string[]) => string;
  /** In the language's quotation marks. */
  readonly quote: (text: string) => string;
  /** Sets the words for a thing (`card:17`) apart in a sentence, for whoever can show it; nobody does unless they can. */
  readonly mark?: (thing: string, words: string) => string;
}

/** Speaks at one table: it knows the players and what was agreed. */
export interface TableVoice<Options = OptionValues> extends Voice {
  readonly setting: Setting<Options>;
}

/** A part of the rules: its title is `chapter.<id>`, what it is about `chapter.<id>.about` where that is said, what a rule says `rule.<rule>`. */
export interface Chapter {
  readonly id: string;
  readonly rules: readonly string[];
  /** The book of its own that it stands in, called `volume.<id>`: an expansion. */
  readonly volume?: string;
}

/**
 * A game's words. Keys that the rest of Parlour looks up by itself:
 * `title`, `short` (its name in a list), `tagline`, `about` and `facts` (the words on its box), `option.<id>[.help|.<choice>]`, `refusal.<rule>`,
 * `chapter.<id>[.about]`, `rule.<rule>` and `volume.<id>[.about]` (the book of rules), `statistic.<id>`.
 */
export interface GameText<T extends GameTypes> {
  readonly catalogues: Catalogues;
  /** The rules that are explained, in the order in which they are read. */
  readonly chapters: readonly Chapter[];
  /** Those of them where the rulebook leaves a question open, or its editions differ, and Parlour decides. */
  readonly rulings?: readonly string[];
  /** The rule to read where something is refused for another reason than a rule of its own: whose turn it is (`TURN`), say. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** The rule that what happened follows. */
  ruleOf?(event: T['Event'], setting: Setting<T['Options']>): string | undefined;
  /** The log line of an event as its viewer saw it; nothing where no line is due. */
  event(event: T['Event'], voice: TableVoice<T['Options']>): string | undefined;
  /** A move as one choice in a list, for whoever sees `view`. */
  move(move: T['Move'], view: T['View'], voice: TableVoice<T['Options']>): string;
  /** A decision made in several parts, each with the view it is made in, as one sentence without its full stop; without it, part by part. */
  decision?(parts: readonly { readonly move: T['Move']; readonly view: T['View'] }[], voice: TableVoice<T['Options']>): string;
  /** One sentence: who must do what now. */
  prompt(view: T['View'], voice: TableVoice<T['Options']>): string;
}

/** A voice over several catalogues; the first that has a key wins. */
export function voice(language: Language, texts: readonly Catalogues[]): Voice {
  // The kernel's own words are always there.
  const catalogues = [...texts, kernelText].map((text) => inLanguage(text, language) ?? {});
  const formats = new Map<string, IntlMessageFormat>();
  let lists: Intl.ListFormat | undefined;
  const find = (key: string) => catalogues.find((catalogue) => Object.hasOwn(catalogue, key))?.[key];
  const speaker: Voice = {
    language,
    has: (key) => find(key) !== undefined,
    name: (seat) => String(seat + 1),
    list(items) {
      lists ??= new Intl.ListFormat(language);
      return lists.format(items);
    },
    quote: (text) => speaker.say('quote', { text }),
    say(key, values) {
      const message = find(key);
      if (message === undefined) return key;
      let format = formats.get(key);
      if (format === undefined) {
        format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
        formats.set(key, format);
      }
      return String(format.format(values));
    },
  };
  return speaker;
}

/** What is there for a reader of a language. */
export function inLanguage<Words>(words: Readonly<Record<Language, Words>>, language: Language): Words | undefined {
  return words[languageFor([language], Object.keys(words))];
}

/** The language for a reader who would like these, best first: `pl` for `pl-PL` too; the first there is where none of theirs is. */
export function languageFor(wanted: readonly string[], known: readonly Language[]): Language {
  const [first = ''] = known;
  for (const tag of wanted.map((each) => each.toLowerCase())) {
    const suitable = known.filter((each) => tag === each.toLowerCase() || tag.startsWith(`${each.toLowerCase()}-`));
    if (suitable.length > 0) return suitable.reduce((best, each) => (each.length > best.length ? each : best));
  }
  return first;
}

/** The tag of the language that a system's environment asks for: `pl-PL` for `pl_PL.UTF-8`. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): string {
  return (LC_ALL || LC_MESSAGES || LANG || '').replace(/[.@].*/, '').replaceAll('_', '-');
}

/** What a language calls itself: “Polski”. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The same voice at a table. */
export function atTable<Options>(speaker: Voice, setting: Setting<Options>, names: readonly string[]): TableVoice<Options> {
  return { ...speaker, setting, name: (seat) => names[seat] ?? String(seat + 1) };
}

/** The sentence for a refusal. */
export function refusalText(refusal: Refusal, speaker: Voice): string {
  return speaker.say(`refusal.${refusal.rule}`, refusal.details);
}

/** A complaint as it is sent. */
export interface ComplaintData {
  readonly key: string;
  readonly values: Values;
  readonly refusal?: Refusal;
}

/**
 * What is wrong with something people gave us, to be said as a sentence in their language: a key of a catalogue and its values.
 * Where a game's rule is the reason, `refusal` says which; its sentence becomes the value `why`.
 */
export class Complaint extends Error {
  readonly key: string;
  readonly values: Values;
  readonly refusal: Refusal | undefined;
  constructor(key: string, values: Values = {}, refusal?: Refusal) {
    super([key, JSON.stringify(values), refusal?.rule].filter(Boolean).join(' '));
    this.name = 'Complaint';
    this.key = key;
    this.values = values;
    this.refusal = refusal;
  }

  /** As plain data, so that it can be sent and stored. */
  toJSON(): ComplaintData {
    const { key, values, refusal } = this;
    return { key, values, ...(refusal === undefined ? {} : { refusal }) };
  }

  static from({ key, values, refusal }: ComplaintData): Complaint {
    return new Complaint(key, values, refusal);
  }
}

/** The sentence for a complaint. */
export function complaintText(complaint: Complaint, speaker: Voice): string {
  const why = complaint.refusal === undefined ? '' : refusalText(complaint.refusal, speaker);
  return speaker.say(complaint.key, { ...complaint.values, why });
}

/** Whether what was read from a file is a text, and all letters of it have been understood: a folder, a picture or a spreadsheet's own file is none. */
export function isLegible(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[\0-\b\x0E-\x1F\uFFFD]/.test(text);
}
