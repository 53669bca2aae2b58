import { checkDeal, dealHash, dealOf } from '@parlour/kernel';
import type { PublicDeal } from '@parlour/client/protocol';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useEffect, useState } from 'react';
import { TableDeal } from '../deal/TableDeal.tsx';
import type { Engine } from '../engine/engine.ts';

/** The deal of a game on this device, whose seed is known here all along. */
export function LocalDeal({ engine }: { readonly engine: Engine }) {
  const { table } = useTable();
  const [deal, setDeal] = useState<PublicDeal | null>(null);
  useEffect(() => {
    void engine.ask('record', null).then(
      ({ seed, position }) => {
        const known = position === undefined ? dealOf(seed) : undefined;
        setDeal(known === undefined ? null : { hash: dealHash(known.secret), words: [...known.words], shared: false, id: null });
      },
      // Then nothing can be said of it; the table itself tells what is wrong.
      () => undefined,
    );
  }, [engine]);
  return <TableDeal deal={deal} early check={async () => checkDeal(table.store.getState().game, await engine.ask('record', null))} />;
}
