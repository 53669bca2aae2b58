import { type Budget, explain, type Taught, type ThinkRequest, type Thought } from '@parlour/bots';
import { atTable, Complaint, type Dice, voice, worldFrom } from '@parlour/kernel';
import type { Hint } from '@parlour/table-kit/state/situation.ts';
import type { Questions } from './protocol.ts';

const ADVISING: Budget = { milliseconds: 1200 };

/** The strongest bot says what it would do and why, from what the seat may know. A decision in parts is thought through to its end. */
export async function advise(
  { game, knowledge }: Taught,
  ask: Omit<Questions['advise']['ask'], 'game' | 'rules'>,
  think: (request: ThinkRequest) => Promise<Thought>,
  dice: () => Dice,
): Promise<Hint> {
  const { seat, setting, names, language, parts } = ask;
  const speaker = atTable(voice(language, [game.text.catalogues]), setting, names);
  const isPart = (move: unknown) => parts.includes((move as { type: string }).type);
  const hinted: unknown[] = [];
  const before: string[] = [];
  let sentence = '';
  const seen = [...ask.seen];
  const state = worldFrom(game, setting, ask.view);
  for (let { view } = ask; ; view = game.view(state, seat)) {
    const moves = game.toAct(state).includes(seat) ? game.moves(state, seat) : [];
    if (moves.length === 0 || (hinted.length > 0 && !moves.some(isPart))) break;
    const question = { seat, setting, view, seen: [...seen], moves, budget: ADVISING, dice: dice() };
    const thought = await think({ ...question, game: game.id, rules: game.revision, bot: 'master' });
    if (hinted.length > 0 && !isPart(thought.move)) break;
    hinted.push(thought.move);
    // Of all the parts, the last is explained: only then the decision is a whole.
    sentence = [...before, explain({ ...question, game }, thought, knowledge, speaker).sentence].join('. ');
    before.push(game.text.move(thought.move, view, speaker));
    if (!isPart(thought.move)) break;
    game.play(state, seat, thought.move, (event) => seen.push(game.see(event, seat)));
  }
  const [move, ...rest] = hinted;
  if (move === undefined) throw new Complaint('hint.none');
  return { move, rest, sentence };
}
