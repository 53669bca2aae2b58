import { levels, type Taught } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/Page.tsx';
import { useSavedList } from '../start/MyGames.tsx';
import { dailyPuzzle, dayOf } from './daily.ts';
import { ownPuzzles, searchOwn, unsearched, useOwnPuzzles, useSearch } from './own.ts';
import { isWanted, nextPuzzle, type PuzzleProgress, streakOn, usePuzzleProgress, type Wanted } from './progress.ts';
import s from './PuzzlesPage.module.css';
import { addressOf, puzzledIds, type ShelvedPuzzle, shippedPuzzles } from './shelf.ts';
import { themeName } from './themes.ts';

/** What ships with a game, and who knows what it is about. */
interface Shelf {
  readonly game: string;
  readonly puzzles: readonly ShelvedPuzzle[];
  readonly taught: Taught | undefined;
}

/** Puzzles to choose from: today's, by theme and difficulty, and from one's own games. */
export default function PuzzlesPage() {
  const voice = useVoice();
  const [shelves, setShelves] = useState<readonly Shelf[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const progress = usePuzzleProgress();
  useEffect(() => {
    Promise.all(puzzledIds.map(loadShelf))
      .then(setShelves)
      .catch((error) => setTrouble(troubleOf(error)));
  }, []);
  return (
    <Page>
      <h1>{voice.say('puzzles.title')}</h1>
      <p>{voice.say('puzzles.lead')}</p>
      <TroubleLine trouble={trouble} voice={voice} />
      {shelves.length > 0 && <Today shelves={shelves} progress={progress} />}
      {shelves.map((shelf) => (
        <OfGame key={shelf.game} shelf={shelf} progress={progress} />
      ))}
      <Own progress={progress} />
    </Page>
  );
}

async function loadShelf(game: string): Promise<Shelf> {
  const [puzzles, rules] = await Promise.all([shippedPuzzles(game), loadGame(game)]);
  return { game, puzzles, taught: rules && (await teach(rules)) };
}

function Today({ shelves, progress: { results, streak } }: { readonly shelves: readonly Shelf[]; readonly progress: PuzzleProgress }) {
  const voice = useVoice();
  const [now] = useState(() => new Date());
  const day = dayOf(now);
  const date = new Intl.DateTimeFormat(voice.language, { dateStyle: 'full' }).format(now);
  return (
    <section className={s.part} aria-labelledby="puzzles-today">
      <h2 id="puzzles-today">{voice.say('puzzles.today')}</h2>
      <p className="hint">{date}</p>
      <ul className={s.list}>
        {shelves.map(({ game, puzzles }) => {
          const puzzle = dailyPuzzle(puzzles, day);
          const result = puzzle && results[puzzle.id];
          return puzzle === undefined ? null : (
            <li key={game} className={s.row} data-testid="puzzle-daily" data-game={game}>
              <span className={s.what}>
                <b>{voice.say(`game.${game}.short`)}</b>
                <span className="hint">{voice.say(`puzzles.level.${puzzle.stored.level}`)}</span>
              </span>
              {result !== undefined && (
                <span className={s.result} data-result={result}>
                  {result === 'solved' && <Icon name="check-mark" />} {voice.say(`puzzles.result.${result}`)}
                </span>
              )}
              <Link href={addressOf(puzzle)} className={`button ${result === undefined ? 'primary' : ''}`}>
                {voice.say(result === undefined ? 'puzzles.try' : 'puzzles.see')}
                <span className="visually-hidden">: {voice.say(`game.${game}.short`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p data-testid="puzzle-streak">
        <Icon name="laurels" /> {voice.say('puzzles.streak', { days: streakOn(streak, day), best: streak.best })}
      </p>
    </section>
  );
}

function OfGame({
  shelf: { game, puzzles, taught },
  progress: { results, wanted: all },
}: {
  readonly shelf: Shelf;
  readonly progress: PuzzleProgress;
}) {
  const voice = useVoice();
  const wanted = all[game] ?? {};
  const want = (change: Wanted) => usePuzzleProgress.setState({ wanted: { ...all, [game]: { ...wanted, ...change } } });
  const next = nextPuzzle(puzzles, results, wanted);
  const title = `puzzles-of-${game}`;
  const count = (result: string) => puzzles.filter(({ id }) => results[id] === result).length;
  const words = taught?.knowledge.insight?.words;
  return (
    <section className={s.part} aria-labelledby={title} data-game={game}>
      <h2 id={title}>{voice.say(`game.${game}.title`)}</h2>
      <p className="hint">{voice.say('puzzles.progress', { solved: count('solved'), all: puzzles.length, failed: count('failed') })}</p>
      <div className={s.row}>
        {new Set(puzzles.map(({ set }) => set)).size > 1 && (
          <Choice
            label={voice.say('puzzles.set')}
            puzzles={puzzles.filter((puzzle) => isWanted(puzzle, { ...wanted, set: undefined }))}
            of={({ set }) => set ?? ''}
            name={(set) => voice.say(set === game ? `game.${game}.title` : `game.${game}.course.${set}`)}
            value={wanted.set}
            onChange={(set) => want({ set })}
          />
        )}
        <Choice
          label={voice.say('puzzles.level')}
          puzzles={puzzles.filter((puzzle) => isWanted(puzzle, { ...wanted, level: undefined }))}
          of={({ stored }) => stored.level}
          order={(a, b) => levels.findIndex((level) => level === a) - levels.findIndex((level) => level === b)}
          name={(level) => voice.say(`puzzles.level.${level}`)}
          value={wanted.level}
          onChange={(level) => want({ level })}
        />
        <Choice
          label={voice.say('puzzles.theme')}
          puzzles={puzzles.filter((puzzle) => isWanted(puzzle, { ...wanted, theme: undefined }))}
          of={({ stored }) => stored.theme}
          name={(theme) => themeName(theme, voice.language, words)}
          value={wanted.theme}
          onChange={(theme) => want({ theme })}
        />
      </div>
      {next === undefined ? (
        <p>{voice.say('puzzles.none-left')}</p>
      ) : (
        <p>
          <Link href={addressOf(next)} className="button primary" data-testid="puzzles-next">
            <Icon name="jigsaw-piece" /> {voice.say('puzzles.next')}
          </Link>
        </p>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly puzzles: readonly ShelvedPuzzle[];
  readonly of: (puzzle: ShelvedPuzzle) => string;
  readonly name: (value: string) => string;
  /** By their number where nothing else is said. */
  readonly order?: (a: string, b: string) => number;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** One of the values that these puzzles have, or any. */
function Choice({ label, puzzles, of, name, order, value, onChange }: ChoiceProps) {
  const voice = useVoice();
  const count = (each: string) => puzzles.filter((puzzle) => of(puzzle) === each).length;
  const values = [...new Set([...puzzles.map(of), ...(value === undefined ? [] : [value])])];
  const sorted = values.toSorted(order ?? ((a, b) => count(b) - count(a)));
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{voice.say('puzzles.any', { count: puzzles.length })}</option>
        {sorted.map((each) => (
          <option key={each} value={each}>
            {voice.say('puzzles.counted', { name: name(each), count: count(each) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Finished games on this device are searched on request. */
function Own({ progress: { results } }: { readonly progress: PuzzleProgress }) {
  const voice = useVoice();
  const saved = useSavedList();
  const searched = useOwnPuzzles();
  const { search, stop } = useSearch();
  const [trouble, setTrouble] = useState<Trouble>();
  const puzzles = ownPuzzles(searched);
  const left = unsearched(saved?.games ?? [], searched);
  const next = nextPuzzle(puzzles, results, {});
  const solved = puzzles.filter(({ id }) => results[id] === 'solved').length;
  async function begin() {
    // Threads are started for it alone.
    const { createThinker } = await import('@parlour/think/browser');
    if (useSearch.getState().search === undefined) await searchOwn(left, createThinker());
  }
  return (
    <section className={s.part} aria-labelledby="puzzles-own">
      <h2 id="puzzles-own">{voice.say('puzzles.own')}</h2>
      <TroubleLine trouble={trouble} voice={voice} />
      {Object.keys(searched).length > 0 && <p data-testid="own-found">{voice.say('puzzles.own.found', { all: puzzles.length, solved })}</p>}
      {Object.keys(searched).length === 0 && left.length === 0 && <p className="hint">{voice.say('puzzles.own.none')}</p>}
      {search !== undefined && (
        <p aria-live="polite" data-testid="own-searching">
          {voice.say('puzzles.own.searching', {
            percent: new Intl.NumberFormat(voice.language, { style: 'percent' }).format(search.share),
            found: search.found,
          })}
        </p>
      )}
      <div className={s.row}>
        {next !== undefined && (
          <Link href={addressOf(next)} className="button primary" data-testid="own-next">
            {voice.say('puzzles.next')}
          </Link>
        )}
        {search === undefined && left.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => void begin().catch((error) => setTrouble(troubleOf(error)))}
            data-testid="own-search"
          >
            {voice.say('puzzles.own.search', { games: left.length })}
          </button>
        )}
        {search !== undefined && (
          <button type="button" className="button" onClick={stop} data-testid="own-stop">
            {voice.say('puzzles.own.stop')}
          </button>
        )}
      </div>
    </section>
  );
}
