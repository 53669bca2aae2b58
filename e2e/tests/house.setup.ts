import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { build } from 'vite';
import { moveIn } from '../../scripts/made-up.ts';
import { house } from './house.ts';

test('the page is built in a language that is English with an accent on every letter', async () => {
  test.setTimeout(600_000);
  mkdirSync(house, { recursive: true });
  await moveIn(house);
  const web = join(house, 'packages', 'web');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), mode: 'for-a-look', logLevel: 'warn' });
});
