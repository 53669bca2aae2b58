import type { GameRecord } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useLocation } from 'wouter';
import { keepFinished } from '../local/keep.ts';
import s from './Compared.module.css';
import './words.ts';

/** How somebody did with the cards that others had, too. */
export interface Compared {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly you: boolean;
  readonly place: number;
  readonly score: number;
  readonly lead: number;
  readonly won: number;
  /** The share of the others who did worse, where that is counted. */
  readonly better?: number | undefined;
  /** What was luck in that result, if it is known. */
  readonly luck: number | undefined;
}

interface Props {
  readonly label: string;
  readonly rows: readonly Compared[];
  /** The game behind a result, where one may look at it. */
  readonly recordOf: ((id: string) => Promise<GameRecord>) | undefined;
}

/** Everybody who played the same cards, the best first: as it was, and without the luck, as far as that is known. */
export function Field({ label, rows, recordOf }: Props) {
  const voice = useVoice();
  const [, navigate] = useLocation();
  const { busy, trouble, act } = useAction();
  const decimal = new Intl.NumberFormat(voice.language, { maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(voice.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(voice.language, { style: 'percent', maximumFractionDigits: 0 });
  const hasBetter = rows.some(({ better }) => better !== undefined);
  const hasLuck = rows.some(({ luck }) => luck !== undefined);
  const columns = ['rank', 'player', 'place', 'score', ...(hasBetter ? ['better'] : []), 'won', ...(hasLuck ? ['corrected'] : [])] as const;
  const nameOf = (column: string) => voice.say(`field.${column}`);
  const look = async (id: string) => {
    const record = await recordOf!(id);
    navigate(await keepFinished(record, record.moves.length));
  };
  return (
    // Wide tables are scrolled by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={s.wide} tabIndex={0} aria-label={label}>
      <table className="figures folding" data-testid="field">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, rank, name, you, place, score, lead, better, won, luck }) => (
            <tr key={id} data-you={you || undefined}>
              <td>{rank}.</td>
              <th scope="row" data-number={`${rank}.`}>
                {recordOf === undefined ? (
                  name
                ) : (
                  <button type="button" className="button small" aria-disabled={busy} onClick={() => act(() => look(id))}>
                    {name} <span className="visually-hidden">{voice.say('field.look')}</span>
                  </button>
                )}
              </th>
              <td data-column={nameOf('place')}>{place}</td>
              <td data-column={nameOf('score')}>
                {decimal.format(score)} <small>({signed.format(lead)})</small>
              </td>
              {hasBetter && <td data-column={nameOf('better')}>{better === undefined ? '' : percent.format(better)}</td>}
              <td data-column={nameOf('won')}>{decimal.format(won)}</td>
              {hasLuck && (
                <td data-testid="corrected" data-column={nameOf('corrected')}>
                  {luck === undefined ? '–' : decimal.format(won - luck)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {recordOf !== undefined && <p className="hint">{voice.say('field.look.how')}</p>}
      <TroubleLine trouble={trouble} voice={voice} />
    </section>
  );
}
