import { tournamentId } from '@parlour/client/protocol';
import { useMemo } from 'react';
import { server } from '../online/client.ts';
import { useLookedUp } from '../online/useLookedUp.ts';

/** A tournament as it stands. */
export function useTournament(id: string) {
  const look = useMemo(() => (tournamentId.safeParse(id).success ? () => server().http.tournament(id) : undefined), [id]);
  return useLookedUp(look, 'server.no-tournament');
}
