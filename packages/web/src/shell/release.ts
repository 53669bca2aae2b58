/** A new Parlour is fetched in the background. It is offered between games, and taken at once where the old one has lost a part of itself. */
import { create } from 'zustand';

export const useRelease = create<{ readonly isNew: boolean }>()(() => ({ isNew: false }));

const RELOADED = 'parlour-reloaded';

export function watchReleases(): void {
  // The first worker of a new visitor is no news.
  const isKnown = Boolean(navigator.serviceWorker?.controller);
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    if (isKnown) useRelease.setState({ isNew: true });
  });
  // A part that is loaded when needed has gone with the release it was of. Games are kept after every decision, so the page can begin anew;
  // but not over and over where that does not help.
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
