import { type Budget, explain, type Taught, type ThinkRequest, type Thought, wholeText } from '@parlour/bots';
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
  const parts: { move: unknown; view: unknown }[] = [];
  let asked: { question: Question; thought: Thought } | undefined;
  const first = { seat, setting, view: ask.view, seen, moves: game.moves(state, seat) };
  const [move, ...rest] = (await wholeDecision({ game, setting, seat, state, seen }, async (question) => {
    const thought = await think({ ...question, budget: ADVISING, dice: dice(), game: game.id, rules: game.revision, bot: 'master' });
    parts.push({ move: thought.move, view: question.view });
    asked = { question, thought };
    return thought.move;
  })) as [unknown, ...unknown[]];
  // Of all the parts, the last is explained: only then the decision is a whole.
  const { question, thought } = asked ?? { question: first, thought: { move, candidates: [], iterations: 0 } };
  const task = { ...question, game, budget: ADVISING, dice: dice() };
  const { sentence } = explain(task, thought, knowledge, speaker, parts.length > 1 ? wholeText(game, parts, speaker) : undefined);
  return { moves: [move, ...rest], sentence };
}
