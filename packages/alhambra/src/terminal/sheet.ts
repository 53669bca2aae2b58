import { cut, type Look, table } from '@parlour/terminal-kit';
import { type Event, nameCollector, pointsIn, type View } from '../rules/index.ts';

/** Every scoring, type by type: points, and how many buildings they are for. */
export function scoreSheets(_view: View, events: readonly Event[], { paint, voice, seats }: Look): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'scored') return [];
    const names = event.scores.map((_, collector) => cut(nameCollector(collector, seats.length, voice), 12));
    const rows = event.sheet.map(({ building, counts, points }) => [
      voice.say(`building.${building}`),
      ...points.map((gain, collector) => (counts[collector] === 0 ? '' : `${gain} (${counts[collector]})`)),
    ]);
    const sums = event.scores.map((_, collector) => String(pointsIn(event.sheet, collector)));
    const totals = event.scores.map(String);
    const head = voice.say('alhambra.scoring', { scoring: event.scoring });
    return [
      '',
      ...table(paint, [head, ...names], [...rows, [voice.say('alhambra.sum'), ...sums], [voice.say('alhambra.total'), ...totals]]),
    ];
  });
}
