/** The inks and papers of the decks, by their numbers: events, helpers and expenses, properties, companions, specials, new specials, wild cards. */
export interface Tone {
  readonly paper: string;
  /** Between paper and tint: rosettes, hatching. */
  readonly wash: string;
  readonly tint: string;
  readonly deep: string;
}

export const tones: readonly Tone[] = [
  { paper: '#f8efd8', wash: '#d9bd7c', tint: '#8a6412', deep: '#4d3808' },
  { paper: '#f6e6df', wash: '#cf9c98', tint: '#7a2233', deep: '#47101c' },
  { paper: '#f1e3c8', wash: '#c9a877', tint: '#6f4a22', deep: '#3c2710' },
  { paper: '#e9edec', wash: '#a9b8bd', tint: '#40525e', deep: '#222f38' },
  { paper: '#eae6f1', wash: '#b3a6cc', tint: '#463468', deep: '#281a42' },
  { paper: '#e3eee6', wash: '#9cc2aa', tint: '#1f5c43', deep: '#0e3526' },
  { paper: '#e9edec', wash: '#a9b8bd', tint: '#40525e', deep: '#222f38' },
];

export const INK = '#2a1f17';
export const CREAM = '#fdf8ea';
export const GOLD = '#d2a544';
export const WINE = '#7a2233';

/** The border says what kind of card it is: white is played, black stays, slate accompanies. */
export const borders = { white: '#fffdf6', black: '#1b1512', slate: '#55656f' } as const;

/** Red, purple, blue, yellow, green: the figures of the five players. */
export const playerTones: readonly { readonly main: string; readonly dark: string; readonly ink: string }[] = [
  { main: '#b8322f', dark: '#6f1514', ink: '#fff' },
  { main: '#7b4aa3', dark: '#43215f', ink: '#fff' },
  { main: '#2d66a8', dark: '#153a66', ink: '#fff' },
  { main: '#e0b02c', dark: '#7a5a08', ink: '#2a1f17' },
  { main: '#3a8a4f', dark: '#174a26', ink: '#fff' },
];
