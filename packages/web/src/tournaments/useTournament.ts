import { type TournamentView, tournamentId } from '@parlour/client/protocol';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useEffect, useState } from 'react';
import { server } from '../online/client.ts';

const EVERY = 3_000;

/** A tournament as it stands, looked up again and again while the page is in sight. */
export function useTournament(id: string) {
  const isName = tournamentId.safeParse(id).success;
  const [view, setView] = useState<TournamentView>();
  const [trouble, setTrouble] = useState<Trouble | undefined>(isName ? undefined : { key: 'server.no-tournament', values: {} });
  useEffect(() => {
    if (!isName) return;
    const look = async () => {
      try {
        setView(await server().http.tournament(id));
        setTrouble(undefined);
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    };
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(lookIfSeen, EVERY);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [id, isName]);
  return { view, trouble, show: setView };
}
