import { botNames, type Taught } from '@parlour/bots';
import { teach } from '@parlour/games';
import { openPuzzle, type Puzzle } from '@parlour/kernel';
import { startPlayback } from '@parlour/table-kit/motion/playback.ts';
import { createStage } from '@parlour/table-kit/motion/stage.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { newGameId, savedGames } from '../engine/saved-games.ts';
import { loadPlayable } from '../games/index.ts';
import { Message, TroubleMessage } from '../shell/Message.tsx';
import { TablePage, useOpenTable } from '../shell/TablePage.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { useWho } from '../start/MyName.tsx';
import { dailyPuzzle, dayOf } from './daily.ts';
import { ownPuzzles, useOwnPuzzles } from './own.ts';
import { nextPuzzle, noteResult, usePuzzleProgress } from './progress.ts';
import { openPuzzleSession } from './session.ts';
import { addressOf, type ShelvedPuzzle, shippedPuzzles } from './shelf.ts';
import { Solver } from './Solver.tsx';

interface Loaded {
  readonly shelved: ShelvedPuzzle;
  /** Those that it is one of: what ships, or one's own. */
  readonly series: readonly ShelvedPuzzle[];
  readonly isDaily: boolean;
  readonly playable: PlayableGame;
  readonly taught: Taught;
}

/** One puzzle at its table. */
export default function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const voice = useVoice();
  const [loaded, setLoaded] = useState<Loaded | 'unknown'>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    load(game, id)
      .then((found) => setLoaded(found ?? 'unknown'))
      .catch((error) => setTrouble(troubleOf(error)));
  }, [game, id]);
  if (trouble !== undefined) return <TroubleMessage title={voice.say('puzzles.cannot')} trouble={trouble} />;
  if (loaded === 'unknown') return <Message title={voice.say('not-found')} />;
  return loaded === undefined ? <Waiting /> : <PuzzleTable {...loaded} />;
}

async function load(game: string, id: string): Promise<Loaded | undefined> {
  const shipped = await shippedPuzzles(game);
  const own = ownPuzzles(useOwnPuzzles.getState(), game);
  const series = own.some((puzzle) => puzzle.id === id) ? own : shipped;
  const shelved = series.find((puzzle) => puzzle.id === id);
  const playable = shelved && (await loadPlayable(game, shelved.rules));
  if (shelved === undefined || playable === undefined) return undefined;
  const isDaily = dailyPuzzle(shipped, dayOf(new Date()))?.id === id;
  return { shelved, series, isDaily, playable, taught: await teach(playable.game) };
}

/** With the solver's own name at the seat that decides. */
function seated({ game }: PlayableGame, { stored }: ShelvedPuzzle, name: string): Puzzle {
  const puzzle = openPuzzle(game, stored, botNames);
  const seats = puzzle.record.seats.map((player, seat) => (seat === puzzle.seat ? { name } : player));
  return { ...puzzle, record: { ...puzzle.record, seats } };
}

function PuzzleTable({ shelved, series, isDaily, playable, taught }: Loaded) {
  const voice = useVoice();
  const { name } = useWho();
  // Whoever changes their name meanwhile stays at the same table.
  const [me] = useState(name);
  const [, navigate] = useLocation();
  const puzzle = useMemo(() => seated(playable, shelved, me), [playable, shelved, me]);
  const open = useCallback(
    async (root: () => HTMLElement | null) =>
      openPuzzleSession({
        playable,
        puzzle,
        autoConfirm: () => useSettings.getState().autoConfirm,
        playbackOf: (table) => startPlayback(table, createStage(table, root)),
        tried: (solved) => noteResult(shelved.id, solved ? 'solved' : 'failed', isDaily ? dayOf(new Date()) : undefined),
      }),
    [playable, puzzle, shelved, isDaily],
  );
  const opening = useOpenTable(open);
  const session = opening.opened;
  const { results, wanted } = usePuzzleProgress();
  const following = nextPuzzle(series, results, wanted[shelved.game] ?? {}, shelved.id);
  const next = following && addressOf(following);
  const { act } = useAction(useCallback((error: unknown) => session?.table.complain(error), [session]));
  const actions = useMemo(() => {
    async function playOn() {
      const id = newGameId();
      const { record, seat, answers, level } = puzzle;
      const seats = record.seats.map((player, each) => (each === seat ? player : { ...player, bot: level }));
      const moves = [...record.moves, [seat, answers[0]] as const];
      await savedGames.save({ id, record: { ...record, seats, moves }, updated: Date.now(), over: false });
      navigate(`/play/${id}`);
    }
    const onPlayOn = () => act(playOn);
    return {
      Review: undefined,
      teacher: session && <Solver taught={taught} puzzle={puzzle} session={session} next={next} onPlayOn={onPlayOn} />,
    };
  }, [session, taught, puzzle, next, navigate, act]);
  return <TablePage opening={opening} actions={actions} cannot={voice.say('puzzles.cannot')} />;
}
