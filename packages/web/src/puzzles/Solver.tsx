import { puzzleReason, type Taught } from '@parlour/bots';
import { type Puzzle, same } from '@parlour/kernel';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import s from '../learn/Teacher.module.css';
import type { PuzzleSession } from './session.ts';
import { themeName } from './themes.ts';

interface Props {
  readonly taught: Taught;
  readonly puzzle: Puzzle;
  readonly session: PuzzleSession;
  /** Nothing where all are solved. */
  readonly next: string | undefined;
  readonly onPlayOn: () => void;
}

/** What is said of a puzzle above the prompt: the question, what came of a try, the answer with its reason, and the ways on. */
export function Solver({ taught, puzzle, session, next, onPlayOn }: Props) {
  const { voice } = useTable();
  const { stage, played } = useStore(session.solver);
  const moving = useTableState((state) => state.moving);
  const over = stage === 'solved' || stage === 'shown';
  const level = voice.say(`puzzles.level.${puzzle.level}`);
  return (
    <div className={s.teacher} data-teacher={stage === 'deciding' ? 'deciding' : 'answered'} data-testid="solver">
      <header className={s.head}>
        <Link href="/puzzles" className={s.chapter} data-testid="puzzles-all">
          <Icon name="jigsaw-piece" /> <b>{level}</b> <span>{voice.say('puzzles.players', { players: puzzle.record.seats.length })}</span>
          <span className="visually-hidden">{voice.say('puzzles.all')}</span>
        </Link>
        {stage === 'deciding' && (
          <button type="button" className={s.skip} onClick={session.show} aria-disabled={moving} data-testid="puzzle-give-up">
            {voice.say('puzzles.give-up')}
          </button>
        )}
      </header>
      <div className={s.words} aria-live="polite" data-testid="puzzle-words">
        {stage === 'deciding' && <p className={s.say}>{voice.say('puzzles.say')}</p>}
        {stage === 'missed' && <Missed puzzle={puzzle} before={session.view} played={played} />}
        {over && <Reason taught={taught} puzzle={puzzle} played={played} solved={stage === 'solved'} />}
      </div>
      {stage === 'missed' && (
        <div className={s.buttons}>
          <button type="button" className="button primary" onClick={session.again} aria-keyshortcuts="c" data-testid="puzzle-again">
            {voice.say('puzzles.again')}
          </button>
          <button type="button" className="button" onClick={session.show} data-testid="puzzle-show">
            {voice.say('puzzles.give-up')}
          </button>
        </div>
      )}
      {over && (
        <div className={s.buttons}>
          <Link href={next ?? '/puzzles'} className="button primary" aria-keyshortcuts="c" data-testid="puzzle-next">
            {voice.say(next === undefined ? 'puzzles.all' : 'puzzles.next')}
          </Link>
          <button type="button" className="button" onClick={onPlayOn} data-testid="puzzle-play-on">
            {voice.say('puzzles.play-on')}
          </button>
        </div>
      )}
    </div>
  );
}

/** A try that was not the best; what would be is not given away. */
function Missed({ puzzle: { obvious }, before, played }: { readonly puzzle: Puzzle; readonly before: unknown; readonly played: unknown }) {
  const { voice } = useTable();
  const game = useTableState((state) => state.game);
  const move = game.text.move(played, before, voice);
  return (
    <p className={s.reply} data-testid="puzzle-missed">
      {voice.say(same(played, obvious) ? 'puzzles.missed-obvious' : 'puzzles.missed', { move })}
    </p>
  );
}

function Reason({
  taught,
  puzzle,
  played,
  solved,
}: Pick<Props, 'taught' | 'puzzle'> & { readonly played: unknown; readonly solved: boolean }) {
  const { voice } = useTable();
  const words = taught.knowledge.insight?.words;
  const reason = useMemo(() => puzzleReason(taught, puzzle, played, voice), [taught, puzzle, played, voice]);
  return (
    <p data-testid="puzzle-reason">
      <strong className={s.joy} data-testid={solved ? 'puzzle-solved' : 'puzzle-shown'}>
        {solved && <Icon name="laurels" size="1.2em" />} {voice.say(solved ? 'puzzles.solved' : 'puzzles.shown')}
      </strong>{' '}
      {reason} {voice.say('puzzles.theme-is', { theme: themeName(puzzle.theme, voice.language, words) })}
    </p>
  );
}
