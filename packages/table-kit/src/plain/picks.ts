/** On the plain table a move is one thing to touch. Its name is the move itself, with nothing in it that has a meaning in the name of a piece. */
export function pickFor(move: unknown): string {
  return `move:${encodeURIComponent(JSON.stringify(move))}`;
}

export function moveOf(pick: string): unknown {
  return JSON.parse(decodeURIComponent(pick.slice('move:'.length)));
}
