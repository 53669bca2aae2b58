interface Share {
  readonly count: number;
  readonly of: number;
}

interface Report {
  readonly game: string;
  readonly revision: number;
  readonly tables: readonly {
    readonly players: number;
    readonly bot: string;
    readonly games: number;
    readonly things: readonly { readonly key: string; readonly group: string; readonly takers?: Share; readonly won: Share }[];
  }[];
}

interface Figures {
  readonly game: string;
  readonly revision: number;
  readonly bot: string;
  readonly games: number;
  readonly things: Record<string, { used: number; could: number; users: number; won: number; even: number }>;
}

export function figuresOf(report: Report): Figures;
