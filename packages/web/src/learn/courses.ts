/** What can be learned here: each course is a file of its game's folder `lessons`, and is loaded when somebody begins it. */
import { gameIds } from '@parlour/games';
import type { Course } from '@parlour/kernel';

const found = import.meta.glob<Course>('../../../*/src/lessons/courses/*.ts', { import: 'course' });

/** The courses of a game, the one of its own name first. */
export function coursesOf(game: string): string[] {
  const folder = `../../../${game}/src/lessons/courses/`;
  const ids = Object.keys(found).filter((path) => path.startsWith(folder));
  return ids.map((path) => path.slice(folder.length, -'.ts'.length)).toSorted((a, b) => Number(b === game) - Number(a === game));
}

export async function loadCourse(id: string): Promise<Course | undefined> {
  const game = gameIds.find((each) => coursesOf(each).includes(id));
  return game === undefined ? undefined : found[`../../../${game}/src/lessons/courses/${id}.ts`]?.();
}
