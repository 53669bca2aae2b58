import { IntlMessageFormat } from 'intl-messageformat';
import type { Refusal, Seat } from './contract.ts';

/** A language tag with a catalogue in every text: `en`, `pl`. */
export type Language = string;

/** ICU messages by key. Every language of a text has the same keys. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export type Values = Readonly<Record<string, string | number | boolean>>;

/** Speaks one language at one table. */
export interface Voice {
  readonly language: Language;
  /** The message of that key with its values put in. An unknown key is a bug, and is shown as itself. */
  readonly say: (key: string, values?: Values) => string;
  readonly has: (key: string) => boolean;
  /** What the player in that seat is called. */
  readonly name: (seat: Seat) => string;
}

/** A part of the rules: its title is `chapter.<id>`, what a rule says `rule.<rule>`. */
export interface Chapter {
  readonly id: string;
  readonly rules: readonly string[];
}

/**
 * A game's words. Keys that the rest of Parlour looks up by itself:
 * `title`, `tagline`, `option.<id>[.help|.<choice>]`, `refusal.<rule>`, `chapter.<id>` and `rule.<rule>` (the rules page), `statistic.<id>`.
 */
export interface GameText<Move, Event, View> {
  readonly catalogues: Catalogues;
  /** The rules that are explained, in the order in which they are read. */
  readonly chapters: readonly Chapter[];
  /** The log line of an event as its viewer saw it; nothing where no line is due. */
  event(event: Event, voice: Voice): string | undefined;
  /** A move as one choice in a list, for whoever sees `view`. */
  move(move: Move, view: View, voice: Voice): string;
  /** One sentence: who must do what now. */
  prompt(view: View, voice: Voice): string;
}

/** A voice over several catalogues; the first that has a key wins. */
export function voice(language: Language, texts: readonly Catalogues[], names: readonly string[] = []): Voice {
  const catalogues = texts.map((text) => text[language] ?? text['en'] ?? {});
  const formats = new Map<string, IntlMessageFormat>();
  const find = (key: string) => catalogues.find((catalogue) => catalogue[key] !== undefined)?.[key];
  return {
    language,
    has: (key) => find(key) !== undefined,
    name: (seat) => names[seat] ?? String(seat + 1),
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
}

/** The sentence for a refusal. */
export function refusalText(refusal: Refusal, speaker: Voice): string {
  return speaker.say(`refusal.${refusal.rule}`, refusal.details);
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
}

/** The sentence for a complaint. */
export function complaintText(complaint: Complaint, speaker: Voice): string {
  const why = complaint.refusal === undefined ? '' : refusalText(complaint.refusal, speaker);
  return speaker.say(complaint.key, { ...complaint.values, why });
}
