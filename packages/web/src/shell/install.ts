/** The browser says when Parlour can be installed; it is offered once. */
import { create } from 'zustand';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const KEPT_AS = 'parlour-install-offered';

export const useInstall = create<{ readonly offer: InstallEvent | undefined }>()(() => ({ offer: undefined }));

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (localStorage.getItem(KEPT_AS) === null) useInstall.setState({ offer: event as InstallEvent });
  });
}

/** Answered with yes or no, it is not asked again. */
export function answerInstall(yes: boolean): void {
  const { offer } = useInstall.getState();
  localStorage.setItem(KEPT_AS, '1');
  useInstall.setState({ offer: undefined });
  if (yes) void offer?.prompt();
}
