import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { downloadGame } from '../start/download.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { dayGameOf } from '../day/day.ts';
import { useDayResult } from '../day/useDayResult.ts';
import { newDeal } from '../deal/chance.ts';
import { newGameId } from '../engine/saved-games.ts';
import { useLessonCoach } from '../learn/coach.ts';
import { openLocal } from './local.ts';
import { LocalDeal } from './LocalDeal.tsx';
import { shareMoment } from './moment.ts';
import { useVariation } from '../replay/useVariation.tsx';
import { TablePage, useMomentInAddress, useOpenTable } from '../shell/TablePage.tsx';

/** A game on this device. */
export default function LocalPage({ id }: { id: string }) {
  const voice = useVoice();
  const [, navigate] = useLocation();
  useLessonCoach(id);
  const opening = useOpenTable(useCallback((at: () => HTMLElement | null) => openLocal(id, at), [id]));
  const open = opening.opened;
  const origin = open?.origin;
  const { vary, question } = useVariation({ where: 'device', id });
  useMomentInAddress(open?.table);
  useDayResult(id, open?.table);
  const actions = useMemo(
    () => ({
      async rematch() {
        if (open === undefined) return;
        const { game, options, seats } = await open.engine.ask('record', null);
        const again = newGameId();
        await open.engine.ask('start', { id: again, game, options, seed: newDeal(seats.length), seats });
        navigate(`/play/${again}`);
      },
      async fork(number: number) {
        if (open === undefined) return;
        const { viewer } = open.table.store.getState().now;
        await vary({ record: await open.engine.ask('record', null), number, viewer: viewer ?? undefined });
      },
      link: async (number: number) => open !== undefined && shareMoment({ record: await open.engine.ask('record', null), number }),
      comeBack: origin === undefined ? undefined : () => navigate(origin),
      // What the deal of a day follows from is no secret.
      deal: open !== undefined && dayGameOf(id) === undefined && <LocalDeal engine={open.engine} />,
      async save() {
        if (open !== undefined) downloadGame(await open.engine.ask('record', null));
      },
    }),
    [open, id, origin, navigate, vary],
  );
  return (
    <>
      <TablePage opening={opening} actions={actions} cannot={voice.say('saved.cannot')} />
      {question}
    </>
  );
}
