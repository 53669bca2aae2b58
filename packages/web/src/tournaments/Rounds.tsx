import type { TournamentFixture, TournamentView } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { Link, useLocation } from 'wouter';
import { keepFinished } from '../local/keep.ts';
import { server } from '../online/client.ts';
import s from './Tournament.module.css';

/** The tables of all rounds, the latest first; with the same cards, what everybody made of them. */
export function Rounds({ view }: { view: TournamentView }) {
  const voice = useVoice();
  return view.fixtures
    .map((tables, index) => (
      <section
        key={index}
        className={s.part}
        aria-label={voice.say('tournament.round', { number: index + 1 })}
        data-testid={`round-${index + 1}`}
      >
        <h2>{voice.say('tournament.round', { number: index + 1 })}</h2>
        <ul className={s.tables}>
          {tables.map((fixture, number) => (
            <Table
              key={fixture.table}
              view={view}
              fixture={fixture}
              number={number + 1}
              averages={view.sameDeal ? averagesOf(tables) : undefined}
              isOver={isOver(tables)}
            />
          ))}
        </ul>
      </section>
    ))
    .toReversed();
}

function isOver(tables: readonly TournamentFixture[]): boolean {
  return tables.every(({ state }) => state !== 'playing');
}

/** The points of each seat on average, where several have had the same cards. */
function averagesOf(tables: readonly TournamentFixture[]): readonly number[] | undefined {
  const points = tables.flatMap(({ points }) => (points === null ? [] : [points]));
  if (points.length < 2) return undefined;
  return points[0]?.map((_, seat) => points.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / points.length);
}

interface TableProps {
  readonly view: TournamentView;
  readonly fixture: TournamentFixture;
  readonly number: number;
  readonly averages: readonly number[] | undefined;
  /** Whether its round is over. */
  readonly isOver: boolean;
}

function Table({ view: { entrants, you, sameDeal, level }, fixture, number, averages, isOver }: TableProps) {
  const { table, lineup, state, places, scores, points } = fixture;
  const voice = useVoice();
  const [, navigate] = useLocation();
  const { busy, trouble, act } = useAction();
  const bot = voice.say('new.bot', { level: voice.has(`level.${level}`) ? voice.say(`level.${level}`) : level });
  const order = [...lineup.keys()].toSorted((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0));
  const isMine = you !== null && lineup.includes(you);
  const look = async () => {
    const record = await server().http.record(table);
    navigate(await keepFinished(record, record.moves.length));
  };
  return (
    <li data-mine={isMine || undefined}>
      <h3>
        {voice.say('tournament.table', { number })} <small>{voice.say('tournament.state', { state })}</small>
      </h3>
      <ul>
        {order.map((seat) => {
          const entrant = lineup[seat] ?? null;
          const name = entrant === null ? bot : (entrants[entrant]?.name ?? '');
          return (
            <li key={seat} data-you={(entrant !== null && entrant === you) || undefined}>
              <span>{places === null ? name : voice.say('tournament.seat', { place: places[seat] ?? 0, name })}</span>
              {points !== null && scores !== null && (
                <small>
                  {voice.say('tournament.result', { score: scores[seat] ?? 0, points: points[seat] ?? 0 })}
                  {averages !== undefined && ` · ${voice.say('tournament.average', { points: averages[seat] ?? 0 })}`}
                </small>
              )}
            </li>
          );
        })}
      </ul>
      {isMine || !sameDeal ? (
        <Link href={`/table/${table}`} className="button small">
          {voice.say('tournament.look')}
        </Link>
      ) : (
        isOver && (
          <button type="button" className="button small" aria-disabled={busy} onClick={() => act(look)}>
            {voice.say('tournament.look')}
          </button>
        )
      )}
      <TroubleLine trouble={trouble} voice={voice} />
    </li>
  );
}
