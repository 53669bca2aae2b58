import { type Dice, fork } from '@parlour/kernel';
import { bySafety, type Candidate, type Thought, type ThinkRequest } from '@parlour/bots';

/** The same question for several heads: each with dice of its own and its share of the iterations. */
export function share(request: ThinkRequest, heads: number): ThinkRequest[] {
  const { iterations } = request.budget;
  const dice: Dice = [...request.dice];
  return Array.from({ length: heads }, (_, head) => ({
    ...request,
    dice: fork(dice),
    budget: iterations === undefined ? request.budget : { ...request.budget, iterations: portion(iterations, heads, head) },
  }));
}

function portion(whole: number, parts: number, index: number): number {
  return Math.max(1, Math.floor(whole / parts) + (index < whole % parts ? 1 : 0));
}

/** What several heads thought of one question, as if one had. */
export function merge(thoughts: readonly Thought[]): Thought {
  const [first] = thoughts as readonly [Thought, ...Thought[]];
  const together = new Map<string, Candidate>();
  for (const { move, visits, chance } of thoughts.flatMap((thought) => thought.candidates)) {
    const key = JSON.stringify(move);
    const before = together.get(key) ?? { move, visits: 0, chance: 0 };
    const sum = before.visits + visits;
    together.set(key, { move, visits: sum, chance: (before.chance * before.visits + chance * visits) / sum });
  }
  const candidates = [...together.values()].toSorted(bySafety);
  const iterations = thoughts.reduce((sum, thought) => sum + thought.iterations, 0);
  const chances = first.chances?.map(
    (_, seat) => thoughts.reduce((sum, thought) => sum + (thought.chances?.[seat] ?? 0) * thought.iterations, 0) / iterations,
  );
  return { move: candidates[0]?.move ?? first.move, candidates, iterations, ...(chances && { chances }) };
}
