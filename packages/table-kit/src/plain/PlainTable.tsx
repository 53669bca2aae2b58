import { Frame } from '../frame/Frame.tsx';
import { Piece } from '../pieces/Piece.tsx';
import { Seat } from '../pieces/Seat.tsx';
import { useShown, useTable, useTableState } from '../state/context.tsx';
import { pickFor } from './picks.ts';
import s from './PlainTable.module.css';

/** A table for a game that nobody has drawn one for: all that can be seen, written down, and all that may be done as a list. */
export function PlainTable() {
  const { voice } = useTable();
  const { game, players } = useTableState((state) => state);
  const { view, scores } = useShown();
  return (
    <Frame
      game={game.id}
      status={null}
      seats={players.map((_, seat) => <Seat key={seat} seat={seat} score={scores[seat] ?? 0} />)}
      board={
        // Scrolling by keyboard needs a stop here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={`scrolls ${s.view}`} tabIndex={0} aria-label={voice.say('plain.view')} data-testid="plain-view">
          <Written value={view} />
        </section>
      }
      mine={<Choices />}
      pages={[]}
    />
  );
}

function Choices() {
  const { voice } = useTable();
  const { game, now, past } = useTableState((state) => state);
  if (past !== undefined || now.moves.length === 0) return null;
  return (
    <ul className={`scrolls ${s.moves}`} aria-label={voice.say('plain.moves')}>
      {now.moves.map((move) => {
        const pick = pickFor(move);
        const words = game.text.move(move, now.view, voice);
        return (
          <li key={pick}>
            <Piece id={pick} label={words} className={s.move}>
              <span aria-hidden="true">{words}</span>
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}

/** Anything that JSON can say, as one would write it down. */
function Written({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <>{written(value)}</>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <>–</>;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) return <>{value.map(written).join(', ')}</>;
  return (
    <dl className={s.written}>
      {entries.map(([key, part]) => (
        <div key={key}>
          <dt>{Array.isArray(value) ? Number(key) + 1 : key}</dt>
          <dd>
            <Written value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function written(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
