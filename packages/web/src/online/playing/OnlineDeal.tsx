import { checkDeal } from '@parlour/kernel';
import type { TableHandle } from '@parlour/client';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { TableDeal } from '../../deal/TableDeal.tsx';
import { server } from '../client.ts';
import { keptPromise } from '../promises.ts';
import { seenOf } from './session.ts';

/** The deal of a game on a server, held against what it promised, what was added here, and all that was seen. */
export function OnlineDeal({ handle }: { readonly handle: TableHandle }) {
  const { table } = useTable();
  const { info } = handle.snapshot();
  const { hash, early = false, word } = keptPromise(handle.id);
  const check = async () => {
    const record = await server().http.record(handle.id);
    const seen = seenOf(handle.snapshot());
    const mine = word === undefined || seen.viewer === null || info?.deal?.shared === true ? undefined : { seat: seen.viewer, word };
    return checkDeal(table.store.getState().game, record, { promised: { hash, word: mine }, seen });
  };
  return <TableDeal deal={info?.deal ?? null} early={early} check={check} />;
}
