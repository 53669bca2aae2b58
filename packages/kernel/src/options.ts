import type { AnyGame, Game, GameTypes, OptionField, OptionValues, Setting } from './contract.ts';
import { Complaint } from './text.ts';

/** What is agreed for a game, with every option that was not given at its default. Complains about what the game does not offer. */
export function settingFor<T extends GameTypes>(game: Game<T>, given: OptionValues, seats: number): Setting<T['Options']> {
  if (seats < game.seats.min || seats > game.seats.max)
    throw new Complaint('options.seats', { seats, min: game.seats.min, max: game.seats.max });
  const unknown = Object.keys(given).find((id) => !game.options.some((field) => field.id === id));
  if (unknown !== undefined) throw new Complaint('options.unknown', { option: unknown });
  const filled = Object.fromEntries(game.options.map((field) => [field.id, given[field.id] ?? field.default]));
  for (const field of game.options) checkField(field, filled[field.id], seats);
  const setting = { options: filled, seats, revision: game.revision };
  const refusal = game.refuseOptions(setting);
  if (refusal === undefined) return setting;
  const wrong = game.options.find((field) => field.kind === 'document' && isWrong(game, field, filled[field.id], seats));
  throw wrong === undefined
    ? new Complaint('options.refused', {}, refusal)
    : new Complaint('options.document', { option: wrong.id }, refusal);
}

/** Whether a document is wrong in itself: refused although all else is as usual. */
function isWrong<T extends GameTypes>(game: Game<T>, { id }: OptionField, value: unknown, seats: number): boolean {
  const usual = Object.fromEntries(game.options.map((field) => [field.id, field.default]));
  return value !== null && game.refuseOptions({ options: { ...usual, [id]: value }, seats, revision: game.revision }) !== undefined;
}

/** The fields that matter with what has been chosen so far, in the order in which they are asked for. */
export function fieldsInPlay(game: AnyGame, given: OptionValues): readonly OptionField[] {
  const value = (id: string) => given[id] ?? game.options.find((field) => field.id === id)?.default;
  const matters = ({ when }: OptionField): boolean => {
    if (when === undefined) return true;
    const other = game.options.find((field) => field.id === when.option);
    return other !== undefined && matters(other) && when.is.some((choice) => choice === value(when.option));
  };
  const isFirst = ({ first, when }: OptionField): boolean =>
    first === true || game.options.some((other) => other.id === when?.option && isFirst(other));
  return game.options.filter(matters).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

function checkField(field: OptionField, value: unknown, seats: number): void {
  if (field.kind === 'choice' && !field.choices.some((choice) => choice === value))
    throw new Complaint('options.choice', { option: field.id, value: shortly(value), choices: field.choices.join(', ') });
  if (field.kind === 'seat' && value !== null && !isSeats([value], seats))
    throw new Complaint('options.one-seat', { option: field.id, seats });
  if (field.kind === 'seats' && !isSeats(value, seats)) throw new Complaint('options.seat-list', { option: field.id, seats });
}

/** Something from outside, for a sentence: whatever it is, it does no harm there. */
function shortly(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 100);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…';
}

function isSeats(value: unknown, seats: number): boolean {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)
  );
}
