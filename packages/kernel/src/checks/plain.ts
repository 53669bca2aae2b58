import type { Setting } from '../contract.ts';

/** Where in a value something is that JSON would not bring back (a class, a function, NaN, undefined in a list); nothing if it is plain data. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}/${i}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path}: an object of a class`;
  for (const [key, held] of Object.entries(value)) {
    const found = held === undefined ? undefined : notPlain(held, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where in a view the game's dice can be read; nothing if nowhere. */
export function diceIn(value: unknown, dice: readonly number[], path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length === dice.length && value.every((item, i) => item === dice[i])) return path;
  for (const [key, held] of Object.entries(value)) {
    const found = key === 'dice' ? `${path}/dice` : diceIn(held, dice, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where in a view what was agreed stands again: the whole setting, its options, or a document among them; nothing if nowhere. */
export function settingIn(value: unknown, setting: Setting, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (value === setting || Object.values(setting).includes(value)) return path;
  if (!Array.isArray(value) && Object.values(setting.options).includes(value)) return path;
  for (const [key, held] of Object.entries(value)) {
    const found = settingIn(held, setting, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
