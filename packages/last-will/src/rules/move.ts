/** Everything that can be decided, in the order of a round. A card is its number in the material, a space a place on the player’s own board. */
export type Move =
  /** Keep this card (start hand, end of round, the best of six). */
  | { readonly type: 'keep'; readonly card: number }
  | { readonly type: 'keepAll' }
  | { readonly type: 'keepNoMore' }
  | { readonly type: 'block'; readonly plan: number }
  | { readonly type: 'plan'; readonly plan: number }
  /** Declare how many cards to draw from a deck. */
  | { readonly type: 'draw'; readonly deck: number; readonly cards: number }
  /** Do without the extra cards of the helper on this space. */
  | { readonly type: 'forgo'; readonly space: number }
  | { readonly type: 'take'; readonly slot: number }
  | { readonly type: 'extension' }
  | { readonly type: 'market' }
  /** The modifiers of mansion, manor house, town house and farm. */
  | { readonly type: 'arrange'; readonly order: readonly number[] }
  | { readonly type: 'unknown'; readonly deck: number }
  | { readonly type: 'opera'; readonly pounds: number }
  /** The demotion errand. */
  | { readonly type: 'demotion'; readonly line: number }
  /** The extension-or-demotion errand: a line, or -1 for the extension. */
  | { readonly type: 'either'; readonly line: number }
  /** A white card with one of its printed options, all at once. */
  | { readonly type: 'play'; readonly card: number; readonly option: number; readonly pounds: number }
  /** The same where something may still be added. */
  | { readonly type: 'begin'; readonly card: number; readonly option: number }
  /** A companion card comes along, standing for that companion, to that white card. */
  | { readonly type: 'bring'; readonly card: number; readonly as: number; readonly to: number }
  /** Another nuptial card joins the set. */
  | { readonly type: 'join'; readonly card: number }
  /** Another bottle from the cellar. */
  | { readonly type: 'toss'; readonly card: number }
  | { readonly type: 'spend'; readonly pounds: number }
  | { readonly type: 'lay'; readonly card: number }
  /** Lay this card down where there is no open space. */
  | { readonly type: 'replace'; readonly card: number }
  | { readonly type: 'discard'; readonly space: number }
  /** `as`: the property type it counts as. `free`: a helper waives the action. */
  | { readonly type: 'buy'; readonly card: number; readonly as: number; readonly pounds: number; readonly free: boolean }
  | { readonly type: 'sell'; readonly space: number; readonly as: number; readonly pounds: number; readonly free: boolean }
  /** `as` is -1 unless it is a property. */
  | { readonly type: 'activate'; readonly space: number; readonly as: number; readonly pounds: number; readonly free: boolean }
  | { readonly type: 'drawSix'; readonly space: number }
  | { readonly type: 'token'; readonly space: number; readonly card: number; readonly as: number }
  /** Breeders’ Fair: a token without a card. */
  | { readonly type: 'place'; readonly space: number; readonly as: number }
  | { readonly type: 'decay'; readonly space: number }
  | { readonly type: 'demote'; readonly line: number }
  | { readonly type: 'decline' }
  | { readonly type: 'done' };

export type MoveOf<Kind extends Move['type']> = Extract<Move, { type: Kind }>;

/** A move of whatever kind, by the fields that moves have. */
export interface Fields {
  readonly type: Move['type'];
  readonly card?: number;
  readonly plan?: number;
  readonly deck?: number;
  readonly cards?: number;
  readonly space?: number;
  readonly slot?: number;
  readonly order?: readonly number[];
  readonly pounds?: number;
  readonly line?: number;
  readonly option?: number;
  readonly as?: number;
  readonly to?: number;
  readonly free?: boolean;
}

/**
 * The kinds of moves, in the order of a round, and the fields of each: the only list of them.
 * The first field is what follows the verb where somebody writes a move down: `{ play: 'dinner' }`.
 */
export const moveKinds: { readonly [Kind in Move['type']]: readonly Exclude<keyof MoveOf<Kind>, 'type'>[] } = {
  keep: ['card'],
  keepAll: [],
  keepNoMore: [],
  block: ['plan'],
  plan: ['plan'],
  draw: ['deck', 'cards'],
  forgo: ['space'],
  take: ['slot'],
  extension: [],
  market: [],
  arrange: ['order'],
  unknown: ['deck'],
  opera: ['pounds'],
  demotion: ['line'],
  either: ['line'],
  play: ['card', 'option', 'pounds'],
  begin: ['card', 'option'],
  bring: ['card', 'as', 'to'],
  join: ['card'],
  toss: ['card'],
  spend: ['pounds'],
  lay: ['card'],
  replace: ['card'],
  discard: ['space'],
  buy: ['card', 'as', 'pounds', 'free'],
  sell: ['space', 'as', 'pounds', 'free'],
  activate: ['space', 'as', 'pounds', 'free'],
  drawSix: ['space'],
  token: ['card', 'space', 'as'],
  place: ['as', 'space'],
  decay: ['space'],
  demote: ['line'],
  decline: [],
  done: [],
};

/** Whether anything at all is written like a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return false;
  if (!Object.hasOwn(moveKinds, value.type)) return false;
  const fields: readonly string[] = moveKinds[value.type as Move['type']];
  return Object.keys(value).length === fields.length + 1 && fields.every((field) => fits(field, (value as Record<string, unknown>)[field]));
}

function fits(field: string, value: unknown): boolean {
  if (field === 'free') return typeof value === 'boolean';
  if (field === 'order') return Array.isArray(value) && value.every(Number.isInteger);
  return Number.isInteger(value);
}
