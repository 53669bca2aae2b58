/** The colours of each kind of building, in the order of the rulebook's table, and of each currency, in the order of the yard. */
export const tones = [
  { id: 'pavilion', deep: '#1f4f8f', mid: '#4d86bd', light: '#d9e6ee', ink: '#163a6b', sky: '#bcd9ec' },
  { id: 'seraglio', deep: '#8e2a2b', mid: '#c0563f', light: '#f4d7a8', ink: '#6e1d20', sky: '#f3c79d' },
  { id: 'arcades', deep: '#6a4426', mid: '#a8703c', light: '#ecd0a0', ink: '#52331b', sky: '#f0dcb4' },
  { id: 'chambers', deep: '#4f6c7c', mid: '#c9cfcd', light: '#fbf8ef', ink: '#34505f', sky: '#dfe8ea' },
  { id: 'garden', deep: '#1f5a3c', mid: '#559a5e', light: '#d8e7b5', ink: '#17452e', sky: '#cfe6d2' },
  { id: 'tower', deep: '#56357a', mid: '#9a74bb', light: '#e6d8ee', ink: '#412660', sky: '#dccbe8' },
] as const;

export const coins = [
  { id: 'florin', metal: '#c8971a', dark: '#7c5a08', pale: '#f7e6b2' },
  { id: 'dirham', metal: '#3b8052', dark: '#1f5433', pale: '#d3e8d3' },
  { id: 'denar', metal: '#2f6aa8', dark: '#1b4676', pale: '#d3e3f2' },
  { id: 'ducat', metal: '#c8642a', dark: '#85390f', pale: '#f6dcc6' },
] as const;
