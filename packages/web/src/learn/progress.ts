/** How far somebody has come in each course; kept on this device. */
import type { Choices } from '@parlour/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The last chapter of every course: a whole game. */
export const GAME = 'game';

export interface Progress {
  /** The chapter somebody is in. */
  readonly chapter: string;
  readonly choices: Choices;
  /** Chapters that were finished, or skipped. */
  readonly done: readonly string[];
  /** The game of the last chapter, by its id among the saved games. */
  readonly game?: string | undefined;
  /** In it, the coach was sent away. */
  readonly alone?: boolean | undefined;
}

export const useProgress = create<Readonly<Record<string, Progress>>>()(persist(() => ({}), { name: 'parlour-lessons' }));

const nowhere: Progress = { chapter: '', choices: [], done: [] };

export function progressIn(course: string): Progress {
  return useProgress.getState()[course] ?? nowhere;
}

export function keepProgress(course: string, change: Partial<Progress>): void {
  useProgress.setState({ [course]: { ...progressIn(course), ...change } });
}

/** A chapter is done, and the next one begins. */
export function passOn(course: string, done: string, next: string): void {
  const before = progressIn(course);
  keepProgress(course, { chapter: next, choices: [], done: [...before.done.filter((each) => each !== done), done] });
}
