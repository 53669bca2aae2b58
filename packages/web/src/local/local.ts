/** A table on this device alone: the worker plays, the page shows. */
import type { Seat } from '@parlour/kernel';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { type Engine, EngineTrouble, type EngineNews, startEngine } from '../engine/engine.ts';
import { dayGameOf } from '../day/day.ts';
import type { Opened } from '../engine/protocol.ts';
import { loadPlayable } from '../games/index.ts';
import { savedGames } from '../engine/saved-games.ts';
import { keepingReviews } from '../history/reviews.ts';
import { addressOf } from '../replay/variation.ts';
import { type Playback, startPlayback } from '@parlour/table-kit/motion/playback.ts';
import { createStage } from '@parlour/table-kit/motion/stage.ts';
import { type Driver, openTable, type DrawnTable } from '@parlour/table-kit/state/store.ts';

export interface LocalTable {
  readonly table: DrawnTable;
  readonly engine: Engine;
  /** Where a variation comes from: which game, and which moment of it. */
  readonly origin: string | undefined;
  readonly close: () => void;
}

/** Opens a saved game and sits its people down. */
export async function openLocal(id: string, root: () => HTMLElement | null): Promise<LocalTable> {
  let hear: ((news: EngineNews) => void) | undefined;
  const engine = startEngine((news) => hear?.(news));
  try {
    const opened = await engine.ask('open', { id });
    const playable = await loadPlayable(opened.game, opened.rules);
    if (playable === undefined) throw new EngineTrouble({ key: 'game.unknown', values: { game: opened.game } });
    const here = people(opened);
    // With several people at one screen, nobody's hand is shown before they say it is them.
    const next = opened.toAct.find((seat) => here.includes(seat)) ?? here[0];
    const viewer = here.length > 1 ? null : (next ?? null);
    const { situation, opening, told } = await engine.ask('watch', { eyes: viewer });
    let playback: Playback | undefined;
    const table = openTable(
      {
        ...playable,
        id,
        players: opened.seats,
        here,
        setting: opened.setting,
        unaided: dayGameOf(id) !== undefined,
        opening,
        now: situation,
        told,
      },
      driver(engine, id, () => playback),
      () => useSettings.getState().autoConfirm,
    );
    playback = startPlayback(table, createStage(table, root));
    if (here.length > 1 && next !== undefined && opened.toAct.length > 0) table.store.setState({ curtain: next });
    hear = (news) => {
      if ('step' in news) playback.step(news.step);
      else if ('back' in news) playback.reset(news.back.situation, news.back.told);
      else table.store.setState({ notice: { kind: 'trouble', trouble: news.halted }, moving: false });
    };
    return { table, engine, origin: await originOf(opened), close: () => engine.close() };
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** Nothing where that game was forgotten. */
async function originOf({ from }: Opened): Promise<string | undefined> {
  if (from === undefined || (from.where === 'device' && (await savedGames.find(from.id)) === undefined)) return undefined;
  return addressOf(from);
}

function people({ seats }: Opened): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined);
}

function driver(engine: Engine, id: string, playback: () => Playback | undefined): Driver {
  return {
    async play(moves, { viewer, number }) {
      await engine.ask('play', { seat: viewer ?? 0, moves, number });
    },
    async undo({ viewer }) {
      await engine.ask('undo', { seat: viewer ?? 0 });
    },
    hint: ({ viewer }) => engine.ask('hint', { seat: viewer ?? 0, language: useSettings.getState().language }),
    moment: (number) => engine.ask('moment', { number }),
    remark: (number) => engine.ask('remark', { number }),
    anySeat: true,
    chances: (number) => engine.ask('chances', { number }),
    async watch(eyes) {
      const { situation, told } = await engine.ask('watch', { eyes });
      playback()?.reset(situation, told);
    },
    async review(thoroughly, found) {
      return keepingReviews(engine, id).ask('review', { record: await engine.ask('record', null), thoroughly }, found);
    },
  };
}
