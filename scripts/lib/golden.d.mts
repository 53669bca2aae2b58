/** Plays the golden games in a folder anew and writes them there: those of the game unless told. */
export function recordGolden(id: string, folder?: string): Promise<{ readonly games: number; readonly changed: number }>;
