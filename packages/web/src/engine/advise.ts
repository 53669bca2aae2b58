import { type Budget, explain, type Taught, type ThinkRequest, type Thought } from '@parlour/bots';
import { atTable, Complaint, type Dice, type Question, voice, wholeDecision, worldFrom } from '@parlour/kernel';
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
  const { seat, setting, names, language, seen } = ask;
  const speaker = atTable(voice(language, [game.text.catalogues]), setting, names);
  const state = worldFrom(game, setting, ask.view);
  if (!game.toAct(state).includes(seat)) throw new Complaint('hint.none');
  const before: string[] = [];
  let sentence = '';
  // Of all the parts, the last is explained: only then the decision is a whole.
  const tell = (question: Question, thought: Thought) => {
    const task = { ...question, game, budget: ADVISING, dice: dice() };
    sentence = [...before, explain(task, thought, knowledge, speaker).sentence].join('. ');
    before.push(game.text.move(thought.move, question.view, speaker));
  };
  const first = { seat, setting, view: ask.view, seen, moves: game.moves(state, seat) };
  const [move, ...rest] = (await wholeDecision({ game, setting, seat, state, seen }, async (question) => {
    const thought = await think({ ...question, budget: ADVISING, dice: dice(), game: game.id, rules: game.revision, bot: 'master' });
    tell(question, thought);
    return thought.move;
  })) as [unknown, ...unknown[]];
  if (sentence === '') tell(first, { move, candidates: [], iterations: 0 });
  return { moves: [move, ...rest], sentence };
}
