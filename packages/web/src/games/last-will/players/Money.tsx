import { useTable } from '../../../table/context.tsx';
import s from './players.module.css';

interface Props {
  readonly pounds: number;
  readonly bankrupt?: boolean;
  readonly large?: boolean;
  /** What this place is called where money flies. */
  readonly place?: string;
}

/** Money as a banknote; in debt it is an IOU. Whoever is bankrupt has it stamped. */
export function Money({ pounds, bankrupt = false, large = false, place }: Props) {
  const { voice } = useTable();
  const text = pounds < 0 ? `−£${-pounds}` : `£${pounds}`;
  return (
    <span className={s.money} data-large={large || undefined} data-debt={pounds < 0 || undefined} data-place={place}>
      {text}
      {bankrupt && <span className={s.bust}>{voice.say('thing.bankrupt')}</span>}
    </span>
  );
}
