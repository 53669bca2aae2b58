/** What many games between good bots tell of a card. Made by scripts/card-figures.mjs from reports of the laboratory. */
import type { AnyGame } from '@parlour/kernel';

export interface CardFigure {
  /** Players who used it, of those who could. */
  readonly used: number;
  readonly could: number;
  /** Those who used it, what they won, and what they would have won if nobody were better than another. */
  readonly users: number;
  readonly won: number;
  readonly even: number;
}

export interface Measured {
  readonly game: string;
  readonly revision: number;
  readonly bot: string;
  readonly games: number;
  readonly things: Readonly<Record<string, CardFigure>>;
}

const files = import.meta.glob<Measured>('../../../*/measured/cards.json', { import: 'default' });

/** Fewer users than these say nothing of winning. */
const FEW = 30;

/** The figures of these very rules; nothing where others were measured. */
export async function loadMeasured({ id, revision }: AnyGame): Promise<Measured | undefined> {
  const measured = await files[`../../../${id}/measured/cards.json`]?.();
  return measured?.revision === revision ? measured : undefined;
}

export interface Shares {
  readonly used: number | undefined;
  readonly won: { readonly share: number; readonly even: number } | undefined;
}

export function sharesOf({ used, could, users, won, even }: CardFigure): Shares {
  return {
    used: could === 0 ? undefined : used / could,
    won: users < FEW ? undefined : { share: won / users, even: even / users },
  };
}
