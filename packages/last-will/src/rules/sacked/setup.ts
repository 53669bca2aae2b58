/** What the expansion changes when a game is set up. GS-SETUP-1 to GS-SETUP-6, GS-VAR-1 to GS-VAR-4. */
import { below, pick, shuffle } from '@parlour/kernel';
import type { State } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { SYMBOLS } from '../book.ts';

/** Tiles are drawn one by one; one that is not for this many players, or whose position is taken, is set aside (GS-SETUP-3). */
export function layTiles(state: Pick<State, 'dice'>, table: GameTable): number[] {
  const { planTiles } = table.book.material.sacked;
  const first = table.book.plans.length - 2 * planTiles.length;
  const order = planTiles.map((_, tile) => tile);
  shuffle(state.dice, order);
  const plans: number[] = [];
  for (const tile of order) {
    const { position, players } = planTiles[tile]!;
    if (players.includes(table.seats) && plans[position - 1] === undefined) plans[position - 1] = first + 2 * tile + below(state.dice, 2);
  }
  return plans.filter((plan) => plan !== undefined);
}

/** More for whoever starts without a job where others have one (GS-VAR-2). */
const INSTEAD_OF_A_JOB = { 4: 15, 5: 30 } as const;

/** The will says how much money there is and which employment cards are dealt (GS-SETUP-6). */
export function deal(state: State): void {
  const table = tableOf(state);
  const { dice } = state;
  const { options } = state.setting;
  const { sacked } = table.book.material;
  const wills = sacked.lastWills.filter(
    ({ money, lines }) =>
      (options.lines === 'will' || lines === options.lines) && (typeof options.will === 'string' || money === options.will),
  );
  const { money, lines } = pick(dice, wills);
  const from = lines === 4 ? 0 : sacked.employment.four.length;
  const count = lines === 4 ? sacked.employment.four.length : sacked.employment.five.length;
  const nuptial = 1 << SYMBOLS.indexOf('nuptial');
  const jobs = Array.from({ length: count }, (_, i) => from + i).filter(
    (job) => table.parts.cards || table.book.jobs[job]!.lines.every(({ symbol }) => symbol !== nuptial),
  );
  shuffle(dice, jobs);
  const everyone = options.expansion === 'full' || options.employment === 'everyone';
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]!;
    player.money = money;
    if (everyone || options.employed.includes(seat)) player.job = jobs.pop()!;
    else player.money += INSTEAD_OF_A_JOB[lines];
  }
}
