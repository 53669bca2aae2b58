import { type Book, inPounds, type PlayerState, scoreOf } from '../../rules/index.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
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
  const help = useExplain(<p>{voice.say('lw.money.about')}</p>, 'LW-SPEND-3');
  return (
    <span className={s.money} data-large={large || undefined} data-debt={pounds < 0 || undefined} data-place={place} {...help}>
      {inPounds(pounds)}
      {bankrupt && <span className={s.bust}>{voice.say('thing.bankrupt')}</span>}
    </span>
  );
}

/** What is still to be got rid of: money and properties. */
export function Worth({ player, book }: { player: PlayerState; book: Book }) {
  const { voice } = useTable();
  const help = useExplain(<p>{voice.say('lw.worth.about')}</p>, 'LW-WIN-2');
  return (
    <span className={s.worth} {...help}>
      {voice.say('lw.worth', { score: inPounds(scoreOf(player, book.faces)) })}
    </span>
  );
}
