/** What this reader likes; kept on this device. */
import { type Language, languageFor, languageName } from '@parlour/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { kitText } from '../text/index.ts';
import type { Coached, CoachLevel, SaidAt } from './coaching.ts';

export interface ReaderSettings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  textScale: number;
  cardScale: number;
  /** How fast moves are shown: 0 at once, 1 as designed, 2 twice as fast. */
  speed: number;
  autoConfirm: boolean;
  sound: boolean;
  /** Whether newcomers' tips are shown, and the keys of those that have been. */
  tips: boolean;
  tipsSeen: readonly string[];
  /** Whether single keys do something at a table. */
  keys: boolean;
  /** How much a coach says, and how well whom he has looked at decides, game by game. */
  coach: CoachLevel;
  coached: Readonly<Record<string, Coached>>;
  /** What he has said, table by table. */
  coachSaid: SaidAt;
  name: string;
}

const KEPT_AS = 'parlour-settings';

/** Each with its own name for itself. */
export const languages = Object.keys(kitText).map((language) => [language, languageName(language)] as const);

export const useSettings = create<ReaderSettings>()(
  persist(
    (): ReaderSettings => ({
      language: languageFor(navigator.languages, Object.keys(kitText)),
      theme: 'auto',
      textScale: 1,
      cardScale: 1,
      speed: 1,
      autoConfirm: false,
      sound: false,
      tips: true,
      tipsSeen: [],
      keys: true,
      coach: 'off',
      coached: {},
      coachSaid: {},
      name: '',
    }),
    { name: KEPT_AS },
  ),
);

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');

/** How fast things happen for this reader; 0 is at once. */
export function pace(): number {
  return useSettings.getState().speed;
}

/** Whether cards fly. Where the system asks for stillness they do not, but others' moves are told one after the other all the same. */
export function flies(): boolean {
  return pace() > 0 && !prefersStill.matches;
}

function apply({ language, theme, textScale, cardScale }: ReaderSettings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset['theme'] = theme === 'auto' ? (prefersDark.matches ? 'dark' : 'light') : theme;
  root.style.setProperty('--text-scale', String(textScale));
  root.style.setProperty('--card-scale', String(cardScale));
}

/** Puts the settings on the page, now and whenever they change, in this window or another. */
export function applySettings(): void {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_AS) void useSettings.persist.rehydrate();
  });
  prefersDark.addEventListener('change', () => apply(useSettings.getState()));
}
