/** The moment that the game is about: somebody has nothing left, and the round is the last. */
import { inPounds, scoreOf } from '../rules/index.ts';
import { Feast } from '@parlour/table-kit/motion/Feast.tsx';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import s from './Bankrupt.module.css';
import { Hat } from './boards/Hat.tsx';
import { useView } from './faces.tsx';
import { useLayout } from './layout.ts';

export function Bankrupt({ seat }: { seat: number }) {
  const { voice } = useTable();
  const { faces } = useLayout().book;
  const player = useView().players[seat];
  if (player === undefined) return null;
  return (
    <div className={s.bankrupt} data-testid="bankrupt">
      <Feast />
      <Hat seat={seat} size={120} />
      <p className={s.stamp}>{voice.say('thing.bankrupt')}</p>
      <p className={s.sum}>{voice.say('lw.worth', { score: inPounds(scoreOf(player, faces)) })}</p>
      <p>{voice.say('lw.bankrupt.last')}</p>
    </div>
  );
}
