/** The screen that a table is shown on: what flies, rests, sounds and is said there while decisions are shown. */
import { flushSync } from 'react-dom';
import { flies, pace } from '../reader/settings.ts';
import type { DrawnTable } from '../state/store.ts';
import { fly, type Route, routes, survey } from './motion.ts';
import type { Stage } from './playback.ts';
import { play } from './sound.ts';

export function createStage({ passing }: DrawnTable, root: () => HTMLElement | null): Stage {
  const flying = new Set<Animation>();
  let hurry: (() => void) | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  async function flown(ghost: HTMLElement, order: number, all: readonly Route[]): Promise<void> {
    const route = all[order]!;
    const animation = fly(ghost, route, order, all.length, pace());
    flying.add(animation);
    await animation.finished.catch(() => undefined);
    flying.delete(animation);
    veil(ghost, true);
    veil(route.lands, false);
  }

  function land(): void {
    for (const animation of flying) animation.finish();
    hurry?.();
  }

  function hush(after = 0): void {
    clearTimeout(silence);
    if (after > 0) silence = setTimeout(hush, after);
    else passing.setState({ told: [] });
  }

  passing.setState({ land });
  return {
    draw: flushSync,
    survey() {
      const element = root();
      return element === null || !flies() ? undefined : survey(element);
    },
    fly(flights, before) {
      const element = root();
      const all = element === null ? [] : routes(flights, before, survey(element));
      if (all.length === 0 || document.hidden) return Promise.resolve();
      return new Promise((resolve) => {
        passing.setState({
          routes: all,
          takeOff(ghosts) {
            for (const { lands } of all) veil(lands, true);
            void Promise.all(ghosts.map((ghost, i) => flown(ghost, i, all))).then(() => {
              passing.setState({ routes: [] });
              resolve();
            });
          },
        });
      });
    },
    rest(milliseconds) {
      const speed = pace();
      if (speed === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds / speed);
        hurry = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    land,
    sound: play,
    tell(step) {
      if (pace() === 0) return;
      clearTimeout(silence);
      passing.setState(({ told }) => ({ told: [...told, step].slice(-2) }));
    },
    hush,
  };
}

function veil(element: HTMLElement | undefined, hidden: boolean): void {
  if (element !== undefined) element.style.visibility = hidden ? 'hidden' : '';
}
