import type { Voice } from '@parlour/kernel';
import {
  type Card,
  type Deck,
  type Employment,
  type Material,
  nameOfCard,
  type Names,
  type OfferSpace,
  regularDecks,
  type Sourced,
} from '../rules/index.ts';
import { bare } from '../rules/pack/apply.ts';
import { nameOfJob } from '../rules/text/names.ts';
import { cardFields } from './document.ts';

/**
 * The whole material as a pack in YAML that changes nothing, with a comment on every section and on the source of every record.
 * Comments are `pack.template.<section>` and `source.<mark>` of the game's text.
 */
export function packTemplate(material: Material, voice: Voice): string {
  return `${[
    ...comment(voice, 'head'),
    'name: "Last Will"',
    ...cards(material, voice),
    ...plans(material, voice),
    ...offer(material, voice),
    ...market(material, voice),
    ...expansion(material, voice),
  ].join('\n')}\n`;
}

function cards(material: Material, voice: Voice): string[] {
  const decks: Deck[] = [...regularDecks, 'specials', 'wild', 'newSpecials'];
  const groups = (['base', 'sacked'] as const).flatMap((part) =>
    decks.flatMap((deck) => {
      const group = material.cards.filter((card) => card.part === part && card.deck === deck);
      if (group.length === 0) return [];
      return ['', `  # ${voice.say(`pack.template.${part}.${deck}`)}`, ...group.flatMap((card) => cardRows(card, voice))];
    }),
  );
  return ['', ...comment(voice, 'cards'), 'cards:', ...groups];
}

/** A line for each field, so that a mistake can be found by its line. */
function cardRows(card: Card, voice: Voice): string[] {
  const fields = Object.entries({ names: inOwnWords(nameOfCard(card, voice), voice), ...cardFields(card) }).map(
    ([field, value]) => `    ${field}: ${written(field, value)}`,
  );
  return [row(2, card.id, undefined, card, voice), ...fields];
}

/** A name in the language of the template; its owner may add others. */
function inOwnWords(name: string, { language }: Voice): Names {
  return { [language]: name };
}

function plans({ plans }: Material, voice: Voice): string[] {
  return [
    '',
    ...comment(voice, 'plans'),
    'plans:',
    ...rows(2, '"2-3"', plans['2-3'], bare, voice),
    ...rows(2, '"4-5"', plans['4-5'], bare, voice),
  ];
}

function offer({ offer }: Material, voice: Voice): string[] {
  const board = (side: '2-3' | '4-5') => {
    const { spaces, group, errands } = offer[side];
    return [
      row(2, `"${side}"`, undefined, offer[side], voice),
      ...deals(4, spaces),
      ...(group === undefined ? [] : ['    group:', `      errandSpaces: ${group.errandSpaces}`, ...deals(6, group.spaces)]),
      `    errands: ${flow(errands)}`,
    ];
  };
  return [
    '',
    ...comment(voice, 'offer'),
    'offer:',
    ...board('2-3'),
    ...board('4-5'),
    row(2, 'supplement3', bare(offer.supplement3), offer.supplement3, voice),
    row(2, 'supplement5', bare(offer.supplement5), offer.supplement5, voice),
  ];
}

function deals(indent: number, spaces: readonly OfferSpace[]): string[] {
  return [`${' '.repeat(indent)}spaces:`, ...spaces.map((space) => `${' '.repeat(indent + 2)}- ${flow(space)}`)];
}

function market(material: Material, voice: Voice): string[] {
  return [
    '',
    ...comment(voice, 'market'),
    ...rows(0, 'modifiers', material.modifiers, ({ value }) => value, voice),
    '',
    ...comment(voice, 'wills'),
    ...rows(0, 'lastWills', material.lastWills, ({ money }) => money, voice),
    row(0, 'defaultWill', material.defaultWill.money, material.defaultWill, voice),
    '',
    ...comment(voice, 'table'),
    row(0, 'playerBoard', bare(material.playerBoard), material.playerBoard, voice),
    row(0, 'opera', material.opera.pounds, material.opera, voice),
  ];
}

function expansion({ sacked }: Material, voice: Voice): string[] {
  const errands = (side: '2-4' | '5') => {
    const { demotion, extensionOrDemotion } = sacked.errands[side];
    return row(4, `"${side}"`, { demotion, extensionOrDemotion }, sacked.errands[side], voice);
  };
  const job = (each: Employment) => ({ id: each.id, names: inOwnWords(nameOfJob(each, voice), voice), lines: each.lines });
  return [
    '',
    ...comment(voice, 'sacked'),
    'sacked:',
    ...rows(2, 'planTiles', sacked.planTiles, bare, voice),
    '  errands:',
    errands('2-4'),
    errands('5'),
    ...rows(2, 'lastWills', sacked.lastWills, bare, voice),
    '  employment:',
    ...rows(4, 'four', sacked.employment.four, job, voice),
    ...rows(4, 'five', sacked.employment.five, job, voice),
  ];
}

function comment(voice: Voice, section: string): string[] {
  return voice
    .say(`pack.template.${section}`)
    .split('\n')
    .map((line) => `# ${line}`.trimEnd());
}

/** One value under its title, with what is known about its source. */
function row(indent: number, title: string, value: unknown, from: Sourced, voice: Voice): string {
  return `${' '.repeat(indent)}${title}:${value === undefined ? '' : ` ${flow(value)}`}  # ${sourceText(from, voice)}`;
}

/** A list under its title, each entry with its source. */
function rows<Entry extends Sourced>(
  indent: number,
  title: string,
  records: readonly Entry[],
  print: (record: Entry) => unknown,
  voice: Voice,
): string[] {
  const entry = (record: Entry) => `${' '.repeat(indent + 2)}- ${flow(print(record))}  # ${sourceText(record, voice)}`;
  return [`${' '.repeat(indent)}${title}:`, ...records.map(entry)];
}

/** Where a record's numbers come from, in words: “designed; name: stated in the rulebook”. */
function sourceText({ source, sources = {} }: Sourced, voice: Voice): string {
  const parts = Object.entries(sources).map(([part, from]) => `${part}: ${voice.say(`source.${from}`)}`);
  return [voice.say(`source.${source}`), ...parts].join('; ');
}

/** A value on one line of YAML. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([field, held]) => `${field}: ${written(field, held)}`);
  return `{ ${fields.join(', ')} }`;
}

/** Names are quoted, so that none is ever read as something else. */
function written(field: string, value: unknown): string {
  if (field !== 'names') return flow(value);
  const names = Object.entries(value as Names).map(([language, name]) => `${language}: ${JSON.stringify(name)}`);
  return `{ ${names.join(', ')} }`;
}
