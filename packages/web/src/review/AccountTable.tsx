import { accountRows, accountSentence, accountsOf, botText, playOf, playSentence } from '@parlour/bots';
import { useShown, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import type { Remarked } from '@parlour/table-kit/state/situation.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { PlayerTable } from '@parlour/table-kit/widgets/PlayerTable.tsx';
import { toneOf } from './ChanceChart.tsx';
import s from './Review.module.css';

/** Where everybody's result came from; while an earlier moment is looked at, their chances then. */
export function AccountTable({ remarks, won }: { readonly remarks: readonly Remarked[]; readonly won: readonly number[] }) {
  const { voice } = useTable();
  const own = useVoice(botText);
  const { players, here, game, now } = useTableState((state) => state);
  const shown = useShown().number;
  const until = remarks.slice(0, shown);
  const accounts = accountsOf(until, remarks[shown]?.chances ?? won);
  return (
    <section className={s.account} data-testid="account">
      <h2>{own.say('bots.account.title')}</h2>
      {shown < now.number && <p className={s.until}>{voice.say('review.until', { number: shown, of: now.number })}</p>}
      <ul className={s.sentences}>
        {accounts.map((account, seat) => (
          <li key={seat} style={toneOf(seat)}>
            <strong>{accountSentence(account, own, here.length === 1 && here[0] === seat ? undefined : players[seat]?.name)}</strong>{' '}
            {playSentence(game.id, playOf(until, seat), own)}
          </li>
        ))}
      </ul>
      <PlayerTable
        about={voice.say('review.part')}
        rows={accountRows(accounts, own).map(([part = '', ...cells]) => ({ id: part, title: part, cells }))}
      />
      <p className={s.how}>{own.say('bots.account.how')}</p>
    </section>
  );
}
