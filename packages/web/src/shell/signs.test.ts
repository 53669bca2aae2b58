import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInstall, useInstall, watchInstall } from './install.ts';
import { useRelease, watchReleases } from './release.ts';

/** As much of a browser as is asked. */
let page: EventTarget;
let worker: EventTarget & { controller?: object };
const reload = vi.fn<() => void>();

function drawer() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

beforeEach(() => {
  page = new EventTarget();
  worker = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', drawer());
  vi.stubGlobal('sessionStorage', drawer());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
  useInstall.setState({ offer: undefined });
  useRelease.setState({ isNew: false });
});

/** The browser says something that can be taken over; whether it was. */
function say(type: string, more: object = {}): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([true, false])('installing is offered in our words, and once: answered with %s it is not offered again', (yes) => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  watchInstall();
  expect(say('beforeinstallprompt', { prompt })).toBe(true);
  expect(useInstall.getState().offer).toBeDefined();
  answerInstall(yes);
  expect(prompt).toHaveBeenCalledTimes(yes ? 1 : 0);
  expect(useInstall.getState().offer).toBeUndefined();
  say('beforeinstallprompt', { prompt });
  expect(useInstall.getState().offer).toBeUndefined();
});

test('a new release is news to whoever had one before, and none to a new visitor', () => {
  watchReleases();
  worker.dispatchEvent(new Event('controllerchange'));
  expect(useRelease.getState().isNew).toBe(false);
  worker.controller = {};
  watchReleases();
  worker.dispatchEvent(new Event('controllerchange'));
  expect(useRelease.getState().isNew).toBe(true);
});

test('a page whose part has gone with its release begins anew, once a minute at most', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  watchReleases();
  expect(say('vite:preloadError')).toBe(true);
  expect(say('vite:preloadError')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 60_000);
  expect(say('vite:preloadError')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
