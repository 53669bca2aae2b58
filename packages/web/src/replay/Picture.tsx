import { percent } from '@parlour/bots';
import { stillOf } from '@parlour/table-kit/book/Still.tsx';
import { AsPicture } from '@parlour/table-kit/frame/PictureFrame.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { lines } from '@parlour/table-kit/side/lines.ts';
import { TableProvider, useShown, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import type { Shown } from '@parlour/table-kit/state/situation.ts';
import { type TableState, worldOf } from '@parlour/table-kit/state/store.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../start/download.ts';
import { draw } from './draw.ts';
import s from './Picture.module.css';

/** As on a desk, whatever screen it is made on. */
const SIZE = { width: 1440, height: 900 };

/** A picture of the moment on show, drawn with the table's own pieces: who plays, how it stood, what had happened; no hand unless all are open. */
export function Picture({ onClose }: { readonly onClose: () => void }) {
  const page = useVoice();
  const { voice } = useTable();
  const state = useTableState((all) => all);
  const shown = useShown();
  const chances = useChances(shown.number);
  const still = useMemo(() => stillOf({ ...state, here: [], opening: [], told: [], now: forOnlookers(state, shown) }), [state, shown]);
  const [picture, setPicture] = useState<{ readonly file: File; readonly url: string } | 'failed'>();
  const sheet = useRef<HTMLDivElement>(null);
  const name = `${state.game.id}-${shown.number}.png`;
  useEffect(() => {
    const drawn = sheet.current?.firstElementChild ?? undefined;
    if (chances === undefined || drawn === undefined) return;
    let url: string | undefined;
    draw(drawn, SIZE)
      .then((blob) => {
        url = URL.createObjectURL(blob);
        setPicture({ file: new File([blob], name, { type: blob.type }), url });
      })
      .catch(() => setPicture('failed'));
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [chances, name]);
  const [sentence = voice.say('timeline.beginning')] = lines(
    state.told.find(({ number }) => number === shown.number)?.events ?? [],
    state.game,
    voice,
  );
  const { Table } = state.plug;
  const side = <Side state={state} shown={shown} chances={chances ?? []} />;
  const players = voice.list(state.players.map(({ name: player }) => player));
  return (
    <Dialog title={page.say('picture.title')} onClose={onClose} wide>
      {picture === undefined && <output>{page.say('picture.drawing')}</output>}
      {picture === 'failed' && <p role="alert">{page.say('picture.failed')}</p>}
      {picture !== undefined && picture !== 'failed' && (
        <>
          <img
            className={s.picture}
            src={picture.url}
            alt={page.say('picture.alt', { game: voice.say('short'), players, sentence })}
            data-testid="picture-drawn"
          />
          <p className="dialog-foot">
            <button type="button" className="button primary" onClick={() => saveFile(picture.file)} data-testid="picture-save">
              {page.say('picture.save')}
            </button>
            {canShare(picture.file) && (
              <button
                type="button"
                className="button"
                onClick={() => void navigator.share({ files: [picture.file] }).catch(() => undefined)}
                data-testid="picture-share"
              >
                {page.say('picture.share')}
              </button>
            )}
          </p>
        </>
      )}
      <div ref={sheet} className={s.sheet} aria-hidden="true" inert>
        <div className={s.drawn}>
          <TableProvider table={still}>
            <AsPicture value={{ side, below: voice.say('timeline.then', { number: shown.number, of: state.now.number, sentence }) }}>
              <Table />
            </AsPicture>
          </TableProvider>
        </div>
      </div>
    </Dialog>
  );
}

/** Not every browser can pass something on. */
function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** With all hands open, as it is on show; else what anybody may see, whoever's eyes look at the screen. */
function forOnlookers(state: TableState, shown: Shown): Shown {
  if (shown.hands !== undefined || shown.viewer === null) return { ...shown, moves: [] };
  return { ...shown, viewer: null, view: state.game.view(worldOf(state, shown), null), moves: [] };
}

/** Everybody's chance of winning then, from a review where there was one; nothing before it is known, and none where it cannot be. */
function useChances(number: number): readonly number[] | undefined {
  const { table } = useTable();
  const reviewed = useTableState(({ review, now }) => (number === now.number ? review?.verdict?.won : review?.remarks[number]?.chances));
  const [estimated, setEstimated] = useState<readonly number[]>();
  useEffect(() => {
    if (reviewed !== undefined) return;
    (table.driver.chances?.(number) ?? Promise.resolve([])).then(setEstimated).catch(() => setEstimated([]));
  }, [table, number, reviewed]);
  return reviewed ?? estimated;
}

interface SideProps {
  readonly state: TableState;
  readonly shown: Shown;
  readonly chances: readonly number[];
}

/** Who plays, what they have, and how likely they were to win. */
function Side({ state: { players, plug }, shown, chances }: SideProps) {
  const page = useVoice();
  const { voice } = useTable();
  return (
    <div className={s.side}>
      <h2>{voice.say('title')}</h2>
      <h3>{page.say('picture.chances')}</h3>
      <ol>
        {players.map(({ name }, seat) => (
          <li key={seat} style={{ '--tone': plug.colours?.[seat], '--chance': chances[seat] ?? 0 } as CSSProperties}>
            <b>{name}</b>
            <span>{chances[seat] === undefined ? '' : percent(chances[seat], voice)}</span>
            <i />
            <small>{voice.say('result.points', { points: shown.scores[seat] ?? 0 }).replace(/-(?=\d)/, '−')}</small>
          </li>
        ))}
      </ol>
      <p>Parlour</p>
    </div>
  );
}
