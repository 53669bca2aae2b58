import { expect, it, vi } from 'vitest';
import { loadPlayable } from './index.ts';

// A table that was drawn anew for rules that no game here was begun under.
vi.mock('../../../alhambra/src/table/index.ts', () => ({ plug: { since: 1000 } }));
vi.mock('../../../last-will/src/table/index.ts', () => ({ plug: { since: 1 } }));
vi.mock('@parlour/table-kit/plain/index.ts', () => ({ plainPlug: () => ({ text: 'plain' }) }));

it('sits people down at the drawn table where it can draw their revision of the game, and else at the plain one', async () => {
  const [plain, drawn] = [await loadPlayable('alhambra', 1), await loadPlayable('last-will', 1)];
  expect(plain?.game).toMatchObject({ id: 'alhambra', revision: 1 });
  expect(plain?.plug.text).toBe('plain');
  expect(drawn?.plug.since).toBe(1);
  await expect(loadPlayable('alhambra', 99)).rejects.toMatchObject({ key: 'record.other-rules' });
});
