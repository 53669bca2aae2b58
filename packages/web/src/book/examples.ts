/** Worked examples: scenarios of a game that belong to a chapter of its rules. Their words are in the game's catalogues, as `example.<id>`. */
import { checkScenario, type Scenario, type Voice } from '@parlour/kernel';

const files = import.meta.glob<unknown>('../../../*/scenarios/*.json', { eager: true, import: 'default' });

export interface BookExample {
  readonly id: string;
  readonly scenario: Scenario;
}

/** Those of a game, in the order of their names. */
export function examplesOf(game: string): BookExample[] {
  const folder = `../../../${game}/scenarios/`;
  return Object.keys(files)
    .filter((path) => path.startsWith(folder))
    .toSorted()
    .map((path) => ({ id: path.slice(folder.length, -'.json'.length), scenario: checkScenario(files[path]) }))
    .filter(({ scenario }) => scenario.chapter !== undefined);
}

/** What an example shows. */
export function titleOf({ id }: BookExample, voice: Voice): string {
  return voice.say(`example.${id}`);
}

/** What is said at a step, counted from one; nothing where what happens speaks for itself. */
export function saidAt({ id }: BookExample, number: number, voice: Voice): string | undefined {
  const key = `example.${id}.${number}`;
  return voice.has(key) ? voice.say(key) : undefined;
}
