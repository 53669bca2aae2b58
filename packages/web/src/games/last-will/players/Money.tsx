import { useTable } from '../../../table/context.tsx';
import s from './players.module.css';

/** Money as a banknote; in debt it is an IOU. Whoever is bankrupt has it stamped. */
export function Money({ pounds, bankrupt = false, large = false }: { pounds: number; bankrupt?: boolean; large?: boolean }) {
  const { voice } = useTable();
  const text = pounds < 0 ? `−£${-pounds}` : `£${pounds}`;
  return (
    <span className={s.money} data-large={large || undefined} data-debt={pounds < 0 || undefined}>
      {text}
      {bankrupt && <span className={s.bust}>{voice.say('thing.bankrupt')}</span>}
    </span>
  );
}
