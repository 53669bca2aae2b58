/**
 * Packs from before helpers said what they do: a helper named the rule of its privilege, with `types` for the gardener and `bonus` for
 * the coachman. Saved games keep such packs, so they are read for good.
 */
import { type Card, type Help, material } from '../material/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a card in a pack, an old helper's as they are written now. What cannot be understood stays, and is complained about. */
export function modern(fields: Fields, ours: Card | undefined): Fields {
  const { privilege, types, bonus, ...others } = fields;
  const isHelper = ours === undefined ? fields['kind'] === 'helper' : ours.kind === 'helper';
  if (!isHelper || 'helps' in fields || (privilege ?? types ?? bonus ?? null) === null) return fields;
  const helps = helpsOf(privilege ?? (ours?.kind === 'helper' ? ours.rule : undefined), types, bonus, ours);
  return helps === undefined ? fields : { ...others, helps };
}

function helpsOf(rule: unknown, types: unknown, bonus: unknown, ours: Card | undefined): unknown {
  const printed =
    ours?.kind === 'helper' && ours.rule === rule ? ours : material.cards.find((card) => card.kind === 'helper' && card.rule === rule);
  if (printed?.kind !== 'helper') return undefined;
  const [help] = printed.helps;
  const isGardener = rule === 'LW-HELP-6';
  const isCoachman = rule === 'LW-HELP-8';
  if ((types !== undefined && !isGardener) || (bonus !== undefined && !isCoachman)) return undefined;
  // A card that was something else has no types or bonus to go on with.
  if (printed !== ours && ((isGardener && types === undefined) || (isCoachman && bonus === undefined))) return undefined;
  const { adds, to } = help as Extract<Help, { adds: number }>;
  return isGardener || isCoachman ? [{ adds: bonus ?? adds, to: types ?? to }] : printed.helps;
}
