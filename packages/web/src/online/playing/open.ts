import type { TableHandle } from '@parlour/client';
import { startPlayback } from '@parlour/table-kit/motion/playback.ts';
import { createStage } from '@parlour/table-kit/motion/stage.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { startEngine } from '../../engine/engine.ts';
import { loadPlayable } from '../../games/index.ts';
import { keepingReviews } from '../../history/reviews.ts';
import { server } from '../client.ts';
import { openSession, type Session } from './session.ts';

/** Sits down at a table on the server, on the screen that `root` is. */
export async function openOnline(handle: TableHandle, root: () => HTMLElement | null): Promise<Session> {
  const engine = startEngine(() => undefined);
  const client = server();
  try {
    const { table, close } = await openSession(handle, {
      loadPlayable,
      engine: keepingReviews(engine, handle.id),
      playbackOf: (opened) => startPlayback(opened, createStage(opened, root)),
      http: client.http,
      ahead: () => client.now() - Date.now(),
      reader: { autoConfirm: () => useSettings.getState().autoConfirm, language: () => useSettings.getState().language },
    });
    return {
      table,
      close() {
        close();
        engine.close();
      },
    };
  } catch (error) {
    engine.close();
    throw error;
  }
}
