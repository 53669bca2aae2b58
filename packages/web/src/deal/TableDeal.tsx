import type { CheckedDeal } from '@parlour/kernel';
import type { PublicDeal } from '@parlour/client/protocol';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import s from './Deal.module.css';
import { DealFacts } from './DealFacts.tsx';

interface Props {
  /** Null: a game without one that can be checked. */
  readonly deal: PublicDeal | null;
  /** Plays the whole game again from its seed, once it is over. */
  readonly check: () => Promise<Pick<CheckedDeal, 'draws'>>;
  /** Whether this device was shown the hash before the game. */
  readonly early: boolean;
}

/** At a table: what its cards follow from, and after the game whether they really did. */
export function TableDeal({ deal, check, early }: Props) {
  const { voice } = useTable();
  const over = useTableState(({ now }) => now.standings !== null);
  const names = useTableState(({ players }) => players).map(({ name }) => name);
  const [draws, setDraws] = useState<number>();
  const { busy, trouble, act } = useAction();
  const opened = () => {
    if (over && deal !== null && draws === undefined) act(async () => setDraws((await check()).draws));
  };
  return (
    <details className={s.deal} data-testid="deal" onToggle={({ currentTarget }) => currentTarget.open && opened()}>
      <summary>{voice.say('deal.title')}</summary>
      {deal === null ? (
        <p className="hint">{voice.say('deal.unchecked')}</p>
      ) : (
        <>
          <DealFacts
            hash={deal.hash}
            shared={deal.shared}
            words={names.flatMap((name, seat) => (deal.words[seat] ? [[name, deal.words[seat]] as const] : []))}
          />
          {deal.shared && <p className="hint">{voice.say('deal.shared')}</p>}
          {deal.id !== null && (
            <p>
              <Link href={`/deal/${deal.id}`}>{voice.say('deal.others')}</Link>
            </p>
          )}
          {!over && <p className="hint">{voice.say('deal.later')}</p>}
          <output data-testid="deal-verdict">
            {busy && voice.say('deal.checking')}
            {draws !== undefined && <b>{voice.say('deal.verified', { draws })}</b>}
            {draws !== undefined && !early && ` ${voice.say('deal.compare')}`}
          </output>
          <TroubleLine trouble={trouble} voice={voice} />
        </>
      )}
    </details>
  );
}
