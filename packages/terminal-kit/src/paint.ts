import { styleText } from 'node:util';

/** How the screen looks: with signs and colours, or in plain letters for screen readers, logs and old terminals. */
export interface Paint {
  /** Whether to keep to plain letters: no colour, no drawing, nothing cleared. */
  readonly plain: boolean;
  /** How much room there is now: people change the size of their windows. */
  readonly columns: number;
  readonly rows: number;
  /** Colours a text, where colours are wanted. */
  colour(style: Style, text: string): string;
  /** The first where signs can be drawn, the second in plain letters. */
  sign(drawn: string, plain: string): string;
}

/** A style by name, or one of the terminal's 256 colours by number. */
export type Style = Parameters<typeof styleText>[0] | number;

/** What `--plain`, NO_COLOR, FORCE_COLOR and the terminal itself say about colour and size. */
export function paintFor(stream: NodeJS.WriteStream, plain: boolean): Paint {
  const coloured = !plain && styleText('bold', ' ', { stream }) !== ' ';
  return {
    plain,
    get columns() {
      return Math.max(60, Math.min(stream.columns ?? 100, 110));
    },
    get rows() {
      return stream.rows ?? 60;
    },
    colour(style, text) {
      if (!coloured || text === '') return text;
      return typeof style === 'number' ? `\u001B[38;5;${style}m${text}\u001B[39m` : styleText(style, text, { validateStream: false });
    },
    sign: (drawn, letters) => (plain ? letters : drawn),
  };
}

const plainSigns: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '–': '-',
  '−': '-',
  '…': '...',
  '·': '-',
  '›': '>',
  '±': '+/-',
};

/** A text with its typographic signs in plain letters; accented letters stay. */
export function plainText(text: string): string {
  return text.replaceAll(/[“”„’–−…·›±]/g, (sign) => plainSigns[sign]!);
}
