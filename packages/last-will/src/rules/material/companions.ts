import type { CompanionFace, WildFace } from './types.ts';

/** Slate-bordered: played with a white card, or as a token on a black one. */
// biome-ignore format: a table, one card a line
export const companions: readonly CompanionFace[] = [
  { kind: 'companion', id: 'dog', copies: 6, companion: 'dog', source: 'D', sources: { name: 'S' } },
  { kind: 'companion', id: 'horse', copies: 6, companion: 'horse', source: 'D', sources: { name: 'S' } },
  { kind: 'companion', id: 'guest', copies: 6, companion: 'guest', source: 'D', sources: { name: 'S' } },
  { kind: 'companion', id: 'chef', copies: 6, companion: 'chef', source: 'D', sources: { name: 'S' } },
];

/** Belongs to no deck: both copies are on offer in every round. */
export const wild: WildFace = {
  kind: 'wild',
  id: 'wild',
  copies: 2,
  source: 'S',
};
