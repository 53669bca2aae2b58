/** Records the complete games in `games/`, played at random but with a taste for spending: `node packages/last-will/test/record.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { below, type Dice, diceFrom, hash, type OptionValues, playMove, recordOf, startMatch, writeRecord } from '@parlour/kernel';
import { lastWill, type Move } from '../src/rules/index.ts';

const names = ['Agatha', 'Bertie', 'Cecily', 'Duncan', 'Edith'];

const games: Readonly<Record<string, readonly [seats: number, options: OptionValues]>> = {
  '2-players': [2, {}],
  '3-players': [3, { will: 'random' }],
  '4-players': [4, {}],
  '5-players': [5, {}],
  // Little money, so that somebody goes bankrupt.
  'with-a-pack': [3, { pack: { name: 'Poor relations', defaultWill: 30, cards: { dinner: { en: 'Supper', pl: 'Kolacja' } } } }],
  'sacked-2-players': [2, { expansion: 'full' }],
  'sacked-3-players': [3, { expansion: 'full', lines: 4 }],
  'sacked-4-players': [4, { expansion: 'full', lines: 5 }],
  'sacked-5-players': [5, { expansion: 'full' }],
  'sacked-no-employment': [4, { expansion: 'parts', employment: 'nobody' }],
  'sacked-handicap': [3, { expansion: 'parts', employment: 'some', employed: [0, 2] }],
  'sacked-original-plans': [5, { expansion: 'parts', plans: 'original' }],
  'sacked-original-cards': [2, { expansion: 'parts', cards: 'original' }],
  'sacked-new-cards-alone': [3, { expansion: 'parts', employment: 'nobody', plans: 'original' }],
};

/** Mostly the dearest move; property is sold in the end, and not bought any more. Stopping comes last. */
function choose(moves: readonly Move[], round: number, dice: Dice): Move {
  const going = moves.filter(({ type }) => type !== 'done' && type !== 'decline' && !(type === 'buy' && round > 3));
  const sales = going.filter(({ type }) => type === 'sell');
  const choices = round > 4 && sales.length > 0 ? sales : going.length > 0 ? going : moves;
  const dearest = Math.max(...choices.map(poundsOf));
  const dear = dearest > 0 && below(dice, 4) > 0 ? choices.filter((move) => poundsOf(move) === dearest) : choices;
  return dear[below(dice, dear.length)]!;
}

function poundsOf(move: Move): number {
  return 'pounds' in move && move.type !== 'sell' ? move.pounds : 0;
}

const expected: string[] = [];
for (const [name, [seats, options]] of Object.entries(games)) {
  const match = startMatch(
    lastWill,
    options,
    `recorded ${name}`,
    names.slice(0, seats).map((player) => ({ name: player })),
  );
  const dice = diceFrom(`choices ${name}`);
  for (;;) {
    const state = match.state;
    const deciding = lastWill.toAct(state);
    if (deciding.length === 0) break;
    const seat = deciding[below(dice, deciding.length)]!;
    playMove(match, seat, choose(lastWill.moves(state, seat), state.round, dice));
  }
  const state = match.state;
  const facts = {
    decisions: match.steps.length,
    round: state.round,
    hash: hash(state),
    scores: lastWill.scores(state),
    standings: lastWill.standings(state),
  };
  expected.push(`  ${JSON.stringify(name)}: ${JSON.stringify(facts)}`);
  writeFileSync(new URL(`../games/${name}.json`, import.meta.url), writeRecord(recordOf(match)));
}
const file = new URL('../games/expected.json', import.meta.url);
writeFileSync(file, `{\n${expected.join(',\n')}\n}\n`);
process.stdout.write(readFileSync(file, 'utf8'));
