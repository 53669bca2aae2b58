/** Writes the files that keep a game's revision, and says which; into its folder `revisions` unless told. */
export function freeze(id: string, into?: string): Promise<string[]>;
