/** Worked examples: scenarios of a game that belong to a chapter of its rules. */
import { checkScenario, type Scenario } from '@parlour/kernel';

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

/** A title without the rules that a scenario names for those who test it. */
export function withoutRules(title: string): string {
  return title.replace(/ \([A-Z]{2}-[A-Z0-9, -]+\)$/, '');
}
