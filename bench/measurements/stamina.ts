import { alhambra } from '@parlour/alhambra';
import { type Bot, botFor, botIds, type Budget } from '@parlour/bots';
import { teach } from '@parlour/games';
import { type AnyGame, below, type Dice, diceFrom, type OptionField, pick } from '@parlour/kernel';
import { playOut } from '@parlour/lab';
import { lastWill } from '@parlour/last-will';
import type { Measurement, Row } from '../measure.ts';

/** STAMINA_GAMES gives another number. */
const GAMES = Number(process.env['STAMINA_GAMES'] ?? 200);
const MILLISECONDS = 4;
const BUDGET: Budget = { milliseconds: MILLISECONDS };

export const measurement: Measurement = {
  title: 'Bots of all levels in games of all options and sizes',
  async measure() {
    const rows = [await playAll(alhambra), await playAll(lastWill)];
    const worst = (figure: string) => Math.max(...rows.map(({ figures }) => figures[figure] ?? 0));
    return {
      rows,
      ratios: [
        { name: 'Longest thought over its time, ms on the clock (at most 50 wanted)', value: worst('longest over, ms on the clock') },
        { name: 'Longest thought over its time, ms of processor', value: worst('longest over, ms of processor') },
      ],
      notes: [
        `Half of ${GAMES} games each; options, number of players and levels at random; ${MILLISECONDS} ms a decision. An illegal move or an error would end the measurement.`,
        'Time on the clock counts whatever else the machine does; processor time counts all threads of this process, the collector’s too.',
      ],
    };
  },
};

async function playAll(game: AnyGame): Promise<Row> {
  const known = new Map(await Promise.all(botIds().map(async (id) => [id, botFor(await teach(game), id)!] as const)));
  const dice = diceFrom(`stamina ${game.id}`);
  const begun = performance.now();
  let decisions = 0;
  let over = 0;
  let overWorked = 0;
  const watched = (id: string): Bot => {
    const bot = known.get(id)!;
    return {
      id,
      decide(question) {
        const before = process.cpuUsage();
        const asked = performance.now();
        const thought = bot.decide(question);
        over = Math.max(over, performance.now() - asked - MILLISECONDS);
        const { user, system } = process.cpuUsage(before);
        overWorked = Math.max(overWorked, (user + system) / 1000 - MILLISECONDS);
        decisions++;
        return thought;
      },
    };
  };
  const games = Math.ceil(GAMES / 2);
  for (let number = 0; number < games; number++) {
    const players = game.seats.min + below(dice, game.seats.max - game.seats.min + 1);
    const bots = Array.from({ length: players }, () => watched(pick(dice, botIds())));
    playOut({ game, options: anyOptions(game, players, dice), seed: `stamina/${number}`, bots, budget: BUDGET });
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    name: game.id,
    figures: { games, decisions, 'longest over, ms on the clock': over, 'longest over, ms of processor': overWorked, seconds },
  };
}

/** Options that make sense together, at random. */
function anyOptions(game: AnyGame, players: number, dice: Dice): Record<string, unknown> {
  for (;;) {
    const options = Object.fromEntries(game.options.map((field) => [field.id, anyValue(field, players, dice)]));
    if (game.refuseOptions({ options, seats: players, revision: game.revision }) === undefined) return options;
  }
}

function anyValue(field: OptionField, players: number, dice: Dice): unknown {
  switch (field.kind) {
    case 'choice':
      return pick(dice, field.choices);
    case 'seat':
      return below(dice, players);
    case 'seats':
      return Array.from({ length: players }, (_, seat) => seat).filter(() => below(dice, 2) === 0);
    case 'document':
      return null;
  }
}
