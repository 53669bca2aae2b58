/** Whole games in other engines, by the names of what is pressed: where their browsers are installed. */
import { alhambra } from '@parlour/alhambra';
import { type AnyGame, FORMAT, type GameRecord } from '@parlour/kernel';
import { expect } from '@playwright/test';
import { firefox } from './firefox.ts';
import { poorStart } from './positions.ts';
import { test } from './test.ts';
import { webkit } from './webkit.ts';
import type { Window } from './window.ts';

const seats = [{ name: 'Ann' }, { name: 'Bruno', bot: 'novice' }];

/** Which of these moves somebody makes. */
type Choice = (moves: readonly string[], turn: number) => string;

const games: Readonly<Record<string, { readonly record: () => GameRecord; readonly choose: Choice }>> = {
  Alhambra: {
    record: () => {
      const { id: game, revision: rules } = alhambra as AnyGame;
      return { format: FORMAT, game, rules, options: {}, seed: 'elsewhere', seats, moves: [] };
    },
    choose: (moves) => moves.find((move) => /^Buy.*keep/.test(move)) ?? moves.at(-1)!,
  },
  'Last Will': {
    record: () => poorStart(seats),
    choose: (moves, turn) => {
      const others = moves.filter((move) => move !== 'End the turn');
      return others[(turn * 7) % others.length] ?? moves[0]!;
    },
  },
};

/** Puts a game where the page keeps its games, and sits down at it. */
async function sitDown(window: Window, address: string, record: GameRecord): Promise<void> {
  await window.go(`${address}/credits`);
  const id = await window.ask(async (saved: GameRecord) => {
    const settings = { language: 'en', speed: 0, name: 'Ann', theme: 'light', tips: false };
    localStorage['parlour-settings'] = JSON.stringify({ state: settings, version: 0 });
    const opening = indexedDB.open('parlour', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const game = { id: 'elsewhere', record: saved, updated: Date.now(), over: false };
    const kept = opening.result.transaction('games', 'readwrite').objectStore('games').put(game);
    await new Promise((resolve) => (kept.onsuccess = resolve));
    opening.result.close();
    return game.id;
  }, record);
  await window.go(`${address}/play/${id}`);
}

interface Sight {
  /** The name of the dialog in front, if there is one. */
  readonly dialog: string | undefined;
  readonly buttons: readonly string[];
}

/** What can be pressed: in the dialog in front, or else on the page. */
function look(window: Window): Promise<Sight> {
  return window.ask(() => {
    const dialog = [...document.querySelectorAll('dialog')].findLast((one) => one.open);
    const heading = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '') ?? dialog?.querySelector('h2');
    const buttons = [...(dialog ?? document).querySelectorAll('button')].filter((one) => one.checkVisibility() && !one.disabled);
    return {
      dialog: dialog && (dialog.ariaLabel ?? heading?.textContent ?? ''),
      buttons: buttons.map((one) => (one.ariaLabel ?? one.textContent ?? '').trim()),
    };
  });
}

/** Clicks on what has this name, if nothing lies on it; false if it cannot be reached. */
async function press(window: Window, name: string): Promise<boolean> {
  const place = await window.ask((wanted: string) => {
    const scope = [...document.querySelectorAll('dialog')].findLast((one) => one.open) ?? document;
    const button = [...scope.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent ?? '').trim() === wanted);
    if (button === undefined) return null;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return button.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  }, name);
  if (place !== null) await window.press(place.x, place.y);
  return place !== null;
}

/** Plays to the end; how many decisions that took. */
async function play(window: Window, choose: Choice): Promise<number> {
  const list = 'All possible moves as a list';
  // What nobody looks at need not be painted.
  await window.ask(() => void (document.documentElement.style.opacity = '0'));
  for (let decisions = 0; ; ) {
    const { dialog, buttons } = await look(window);
    if (/ (wins|share the victory)$|^You win/.test(dialog ?? '')) return decisions;
    if (/ possible moves?$/.test(dialog ?? '')) {
      const moves = buttons.filter((name) => name !== 'Close');
      if (await press(window, choose(moves, decisions))) decisions++;
    } else if (buttons.includes('Go on')) await press(window, 'Go on');
    else if (buttons.includes('What would a strong player do?') && buttons.includes(list)) await press(window, list);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

for (const [browser, open] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  if (open === undefined) console.log(`${browser} is not here: its games are not played.`);
  for (const [title, { record, choose }] of Object.entries(games))
    test(`a whole game of ${title} is played in ${browser}`, async ({ baseURL }) => {
      test.skip(open === undefined, `${browser} is not here`);
      // Without a graphics card, on a busy machine, it takes its time.
      test.setTimeout(900_000);
      const window = await open!();
      try {
        await sitDown(window, baseURL ?? '', record());
        expect(await play(window, choose)).toBeGreaterThan(10);
      } finally {
        await window.close();
      }
    });
}
