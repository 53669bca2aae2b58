import { useMemo } from 'react';
import { useAction } from '../widgets/action.ts';
import { Feast } from '../motion/Feast.tsx';
import { Dialog } from '../widgets/Dialog.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { PlayerTable } from '../widgets/PlayerTable.tsx';
import { TroubleLine } from '../widgets/TroubleLine.tsx';
import { PictureButton } from '../replay/PictureButton.tsx';
import { useTable, useTableState } from '../state/context.tsx';
import { useTableActions } from '../state/actions.ts';
import s from './Result.module.css';

/** How it ended: who won, by how much, and how everybody played. */
export function Result({ onClose, onReview }: { onClose: () => void; onReview: () => void }) {
  const { voice } = useTable();
  const { now, opening, told, game, plug, setting, here, online } = useTableState((state) => state);
  const { rematch, comeBack, save, deal, home, Review, teacher } = useTableActions();
  const { busy, trouble, act } = useAction();
  const events = useMemo(() => [...opening, ...told.flatMap((step) => step.events)], [opening, told]);
  const statistics = useMemo(() => game.statistics(events, setting), [game, events, setting]);
  const standings = now.standings ?? [];
  const winners = standings[0] ?? [];
  const title =
    winners.length > 1
      ? voice.say('result.shared', { players: voice.list(winners.map((seat) => voice.name(seat))) })
      : here.length === 1 && winners[0] === here[0]
        ? voice.say('result.you')
        : voice.say('result.won', { player: voice.name(winners[0] ?? 0) });
  return (
    <Dialog title={title} onClose={onClose} wide>
      <Feast />
      <ol className={s.standings} data-testid="standings">
        {standings.flatMap((seats, place) =>
          seats.map((seat) => (
            <li key={seat} data-first={place === 0 || undefined}>
              <span className={s.place}>
                {place === 0 ? <Icon name="laurels" size="2em" /> : standings.slice(0, place).flat().length + 1}
              </span>
              <b>{voice.name(seat)}</b>
              {/* A minus, not a hyphen. */}
              <span className={s.score}>{voice.say('result.points', { points: now.scores[seat] ?? 0 }).replace(/-(?=\d)/, '−')}</span>
            </li>
          )),
        )}
      </ol>
      <plug.Result events={events} />
      <details className={s.details}>
        <summary>{voice.say('result.statistics')}</summary>
        <PlayerTable
          about={voice.say('result.statistic')}
          rows={statistics.map(({ id, values }) => ({ id, title: voice.say(`statistic.${id}`), cells: values.map(String) }))}
          stands={(row, seat) => isMost(statistics[row]?.values ?? [], seat)}
        />
      </details>
      {deal}
      <TroubleLine trouble={trouble} voice={voice} />
      <p className="dialog-foot">
        {comeBack !== undefined && (
          <button type="button" className="button primary" onClick={comeBack} data-testid="result-come-back">
            {voice.say('replay.come-back')}
          </button>
        )}
        {rematch !== undefined && (
          <button
            type="button"
            className={`button ${comeBack === undefined ? 'primary' : ''}`}
            aria-disabled={busy}
            onClick={() => act(rematch)}
          >
            {voice.say(online?.rematch === undefined ? 'result.again' : 'result.join')}
          </button>
        )}
        {Review !== undefined && (
          <button type="button" className="button" onClick={onReview} data-testid="review-game">
            {voice.say('review.start')}
          </button>
        )}
        <PictureButton />
        {save !== undefined && (
          <button type="button" className="button" aria-disabled={busy} onClick={() => act(save)}>
            <Icon name="save-arrow" /> {voice.say('result.save')}
          </button>
        )}
        {teacher !== undefined && (
          <button type="button" className="button primary" onClick={onClose} data-testid="result-on">
            {voice.say('result.on')}
          </button>
        )}
        {home !== undefined && teacher === undefined && <home.Link className="button">{voice.say('nav.home')}</home.Link>}
      </p>
    </Dialog>
  );
}

function isMost(values: readonly number[], seat: number): boolean {
  const value = values[seat] ?? 0;
  return value > 0 && value === Math.max(...values);
}
