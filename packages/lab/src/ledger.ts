import { Complaint, same } from '@parlour/kernel';

/** Where finished games are kept, so that what was broken off goes on where it stopped. */
export interface Ledger {
  /** What is kept so far; nothing if it is new. */
  read(): string | undefined;
  append(line: string): void;
}

/** The games that a ledger holds. Its first line says what they are games of, every other is one game; a last line that was cut short is left out. */
export function keptIn<Game>(ledger: Ledger | undefined, head: object, otherwise: string): Game[] {
  const text = ledger?.read();
  if (text === undefined) ledger?.append(JSON.stringify(head));
  const [first, ...rest] = text?.split('\n') ?? [];
  if (first !== undefined && !same(parse(first), head)) throw new Complaint(otherwise);
  // What comes next must begin on a line of its own.
  if (text !== undefined && !text.endsWith('\n')) ledger?.append('');
  return rest.flatMap((line) => (parse(line) as Game | undefined) ?? []);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
