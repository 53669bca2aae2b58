import type { AnyGame, GameEvent, Refusal, Statistic, Viewer } from '../contract.ts';
import { canonical } from '../json.ts';
import { ruleFor } from '../find-rules.ts';
import { eventsOf } from '../match.ts';
import { atTable, type Catalogues, refusalText, type Voice, voice } from '../text.ts';
import { kernelText } from '../text/index.ts';
import { attempt, fail, type Run } from './run.ts';

/** Checks that a game's catalogues have the same keys in every language, and the keys that the rest of Parlour looks up. */
export function checkCatalogues(game: AnyGame): void {
  const catalogues: Catalogues = game.text.catalogues;
  const [first, ...others] = Object.keys(catalogues);
  if (first === undefined) throw new Error(`${game.id}: there is no catalogue`);
  const keys = Object.keys(catalogues[first] ?? {});
  for (const language of others) {
    const missing = keys.find((key) => catalogues[language]?.[key] === undefined);
    const extra = Object.keys(catalogues[language] ?? {}).find((key) => !keys.includes(key));
    if (missing !== undefined || extra !== undefined)
      throw new Error(`${game.id}: the catalogues ${first} and ${language} differ in the key ${missing ?? extra}`);
  }
  for (const key of [
    'title',
    'short',
    'tagline',
    'about',
    'facts',
    ...game.options.flatMap((field) => [`option.${field.id}`, `option.${field.id}.help`, ...choices(field)]),
  ])
    if (!keys.includes(key)) throw new Error(`${game.id}: the catalogues have no “${key}”`);
  checkChapters(game, keys);
}

/** Whatever the catalogues explain stands in one chapter, and nothing else does. */
function checkChapters(game: AnyGame, keys: readonly string[]): void {
  const { chapters } = game.text;
  const volumes = new Set(chapters.flatMap(({ volume }) => (volume === undefined ? [] : [`volume.${volume}`])));
  const wanted = [
    ...volumes,
    ...chapters.map(({ id }) => `chapter.${id}`),
    ...chapters.flatMap(({ rules }) => rules.map((rule) => `rule.${rule}`)),
  ];
  const explained = keys.filter(
    (key) => /^(volume|chapter|rule)\./.test(key) && !(key.endsWith('.about') && keys.includes(key.slice(0, -6))),
  );
  if (canonical(wanted.toSorted()) === canonical(explained.toSorted())) return;
  const wrong =
    wanted.find((key, i) => !explained.includes(key) || wanted.indexOf(key) !== i) ?? explained.find((key) => !wanted.includes(key));
  throw new Error(`${game.id}: the chapters and the catalogues differ in “${wrong}”`);
}

function choices(field: AnyGame['options'][number]): string[] {
  if (field.kind === 'seat') return [`option.${field.id}.none`];
  return field.kind === 'choice' ? field.choices.map((choice) => `option.${field.id}.${choice}`) : [];
}

/** A voice for every language that fails where a key is missing. */
export function strictVoices(game: AnyGame): Voice[] {
  return Object.keys(game.text.catalogues).map((language) => {
    const speaker = voice(language, [game.text.catalogues, kernelText]);
    const say: Voice['say'] = (key, values) => {
      if (!speaker.has(key)) throw new Error(`there is no text “${key}”`);
      return speaker.say(key, values);
    };
    return { ...speaker, say };
  });
}

/** Checks that whoever looks on is told everything in sentences. */
export function checkWords(
  run: Run,
  voices: readonly Voice[],
  viewer: Viewer,
  moves: readonly unknown[],
  refusals: readonly Refusal[],
): void {
  const { game, match } = run;
  const view: unknown = game.view(match.state, viewer);
  const events: readonly GameEvent[] = match.steps.at(-1)?.events ?? match.opening;
  const names = match.head.seats.map(({ name }) => name);
  for (const anywhere of voices) {
    const speaker = atTable(anywhere, match.setting, names);
    const spoken = (what: string, part: () => string | undefined) => {
      const text = attempt(run, `the text of ${what} in “${speaker.language}”`, part);
      if (text !== undefined && text.trim() === '') fail(run, `the text of ${what} in “${speaker.language}” is empty`);
    };
    spoken('the prompt', () => game.text.prompt(view, speaker));
    for (const event of events) spoken(`the event ${canonical(event)}`, () => game.text.event(game.see(event, viewer), speaker));
    for (const move of moves) spoken(`the move ${canonical(move)}`, () => game.text.move(move, view, speaker));
    for (const refusal of refusals) spoken(`the refusal ${canonical(refusal)}`, () => refusalText(refusal, speaker));
  }
  checkPlaces(run, voices, viewer, events, refusals);
}

/** Refusals of what nobody can do at a table: no rule is needed for them. */
const nonsense: readonly string[] = ['MOVE', 'PARTS'];

/** Checks that every line of the log and every refusal leads to a rule of the book. */
function checkPlaces(
  run: Run,
  [speaker]: readonly Voice[],
  viewer: Viewer,
  events: readonly GameEvent[],
  refusals: readonly Refusal[],
): void {
  const { game, match } = run;
  const { setting } = match;
  for (const { rule } of refusals)
    if (!nonsense.includes(rule) && ruleFor(game, rule) === undefined)
      fail(run, `no rule of the book is the reason for the refusal ${rule}`);
  if (speaker === undefined) return;
  const voice = atTable(speaker, setting, []);
  for (const event of events.map((told): GameEvent => game.see(told, viewer))) {
    const rule = game.text.event(event, voice) === undefined ? undefined : (game.text.ruleOf?.(event, setting) ?? 'none');
    if (rule !== undefined && ruleFor(game, rule) === undefined) fail(run, `the event ${event.type} follows no rule of the book (${rule})`);
  }
}

/** Checks the statistics after a game. */
export function checkStatistics(run: Run, voices: readonly Voice[]): void {
  const { game, match } = run;
  const events = eventsOf(match);
  const rows: Statistic[] = attempt(run, 'statistics', () => game.statistics(events, match.setting));
  for (const { id, values } of rows) {
    if (values.length !== match.head.seats.length || !values.every(Number.isFinite))
      fail(run, `the statistic ${id} is not a number for each seat: ${JSON.stringify(values)}`);
    for (const speaker of voices) attempt(run, `the statistic ${id} in “${speaker.language}”`, () => speaker.say(`statistic.${id}`));
  }
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) fail(run, 'two statistics have the same id');
}
