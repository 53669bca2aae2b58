import type { Voice } from '@parlour/kernel';
import { type Figures, figures as numbers } from '../report.ts';
import type { StudyFigures } from './figures.ts';
import { tableName } from './names.ts';
import type { Series } from './plan.ts';
import { dealOf } from './plan.ts';

/** What was found that makes no sense, a table for each table that was played. */
export function holeTables({ tables }: StudyFigures, series: readonly Series[], voice: Voice): Figures[] {
  const number = numbers(voice.language);
  return tables.map((table, index) => ({
    title: tableName(table, voice),
    columns: ['what', 'times', 'share', 'in-games', 'example'].map((id) => voice.say(`lab.column.${id}`)),
    rows: table.holes.map(({ kind, times, part, games, first }) => [
      voice.say(`lab.hole.${kind}`),
      number.whole(times),
      number.percent(part),
      number.percent(games.value),
      voice.say('lab.holes.example', {
        deal: dealOf(series[index]!, first.number) + 1,
        game: first.number + 1,
        decision: first.decision,
      }),
    ]),
    ...(table.holes.length === 0 ? { note: voice.say('lab.holes.none') } : {}),
  }));
}
