import { cut, table } from '@parlour/terminal-kit';
import { type Event, tableFor, type View } from '../rules/index.ts';
import type { Look } from './look.ts';

/** What everyone has left: money, and every property at its value and 5 more. */
export function scoreSheet(view: View, _events: readonly Event[], { paint, voice, seats }: Look): string[] {
  const { faces } = tableFor(voice.setting).book;
  const properties = view.players.map(({ board }) =>
    board.flatMap(({ card, step }) => (faces[card]!.kind === 'property' ? [faces[card]!.scale[step]!] : [])),
  );
  const rows = [
    [voice.say('lw.sheet.money'), ...view.players.map(({ money }) => String(money))],
    [voice.say('lw.sheet.values'), ...properties.map((values) => String(sum(values)))],
    [voice.say('lw.sheet.fines'), ...properties.map((values) => String(values.length * 5))],
    [voice.say('lw.sheet.total'), ...properties.map((values, seat) => String(view.players[seat]!.money + sum(values) + values.length * 5))],
  ];
  return ['', ...table(paint, [voice.say('lw.sheet'), ...seats.map(({ name }) => cut(name, 12))], rows)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
