/** Players of different strength, and players who are held back. */
import type { Voice } from '@parlour/kernel';
import { figures as numbers } from '../../report.ts';
import type { Held } from '../held.ts';
import type { Ladder } from '../ladder.ts';
import { type Speaker, tableName } from '../names.ts';
import { cell, grid, shareText } from './parts.ts';
import { range } from './plots.ts';

export function ladderTable({ rungs, span }: Ladder, voice: Voice): string {
  const { whole } = numbers(voice.language);
  const heads = ['pair', 'games', 'won', 'elo'].map((id) => voice.say(`lab.column.${id}`));
  const rows = rungs.map(({ stronger, weaker, won, elo }) => [
    cell(`${stronger} – ${weaker}`),
    cell(whole(won.of)),
    cell(shareText(won, voice)),
    cell(`${whole(elo.value)} [${whole(elo.low)} – ${whole(elo.high)}]`),
  ]);
  const total = [cell(voice.say('lab.study.span')), '', '', cell(`${whole(span.value)} [${whole(span.low)} – ${whole(span.high)}]`)];
  return grid(heads, [...rows, total]);
}

/** `many`: whether there is more than one table, so that it must be said which. */
export function heldTable(held: readonly Held[], many: boolean, voice: Speaker): string {
  const { decimal, percent, whole } = numbers(voice.language);
  const heads = ['what', ...(many ? ['table'] : []), 'manner', 'bound', 'games', 'won', 'free', 'gain'];
  const reach = Math.max(0.05, ...held.filter(({ won }) => won.of > 0).flatMap(({ gain }) => [Math.abs(gain.low), Math.abs(gain.high)]));
  const rows = held.map(({ thing, manner, met, won, free, gain, ...table }) => [
    cell(voice.thing(thing, table)),
    ...(many ? [cell(tableName(table, voice))] : []),
    cell(voice.say(`lab.manner.${manner}`)),
    cell(percent(met.value)),
    cell(whole(won.of)),
    cell(won.of === 0 ? '–' : percent(won.value)),
    cell(won.of === 0 ? '–' : percent(free.value)),
    cell(won.of === 0 ? '–' : `${decimal(gain.value * 100)} [${decimal(gain.low * 100)} – ${decimal(gain.high * 100)}]`),
    won.of === 0 ? '' : range(gain, -reach, reach, 0),
  ]);
  return grid([...heads.map((id) => voice.say(`lab.column.${id}`)), ''], rows);
}
