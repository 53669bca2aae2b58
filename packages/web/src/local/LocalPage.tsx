import { writeRecord } from '@parlour/kernel';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { download } from '../start/download.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { newGameId, newSeed, savedGames } from '../engine/saved-games.ts';
import { useLessonCoach } from '../learn/coach.ts';
import { openLocal } from './local.ts';
import { shareMoment } from './moment.ts';
import { TablePage, useOpenTable } from '../shell/TablePage.tsx';

/** A game on this device. */
export default function LocalPage({ id }: { id: string }) {
  const voice = useVoice();
  const [, navigate] = useLocation();
  useLessonCoach(id);
  const opening = useOpenTable(useCallback((at: () => HTMLElement | null) => openLocal(id, at), [id]));
  const open = opening.opened;
  // A variation knows where it comes from: which game, and which moment of it.
  const [search] = useSearchParams();
  const origin = search.get('from');
  useEffect(() => {
    const moment = /^#(\d+)$/.exec(location.hash)?.[1];
    if (open !== undefined && moment !== undefined) open.table.look(Number(moment));
  }, [open]);
  const actions = useMemo(
    () => ({
      async rematch() {
        if (open === undefined) return;
        const { game, options, seats } = await open.engine.ask('record', null);
        const again = newGameId();
        await open.engine.ask('start', { id: again, game, options, seed: newSeed(), seats });
        navigate(`/play/${again}`);
      },
      async fork(number: number) {
        if (open === undefined) return;
        const record = await open.engine.ask('record', null);
        const again = newGameId();
        await savedGames.save({ id: again, record: { ...record, moves: record.moves.slice(0, number) }, updated: Date.now(), over: false });
        navigate(`/play/${again}?from=${id}.${number}`);
      },
      link: async (number: number) => open !== undefined && shareMoment({ record: await open.engine.ask('record', null), number }),
      comeBack: origin === null ? undefined : () => navigate(`/play/${origin.replace('.', '#')}`),
      async save() {
        if (open !== undefined) download(`${id}.json`, writeRecord(await open.engine.ask('record', null)));
      },
    }),
    [open, id, origin, navigate],
  );
  return <TablePage opening={opening} actions={actions} cannot={voice.say('saved.cannot')} />;
}
