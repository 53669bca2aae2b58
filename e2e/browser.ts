import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** `npm test` finds or gets a browser and says where it is; a run by hand takes Debian's. */
function executable(): string {
  const named = process.env['PARLOUR_CHROMIUM'];
  if (named !== undefined) return named;
  const withoutWindows = '/usr/bin/chromium-headless-shell';
  return existsSync(withoutWindows) ? withoutWindows : '/usr/bin/chromium';
}

/** How the browser is started for tests, pictures and measurements alike. */
export const browserOptions: LaunchOptions = {
  executablePath: executable(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
