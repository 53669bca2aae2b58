import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { house } from './house.ts';

test('the copy of the sources is taken away', () => rmSync(house, { recursive: true, force: true }));
