import { botText, playSentence, points } from '@parlour/bots';
import type { Voice } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from '../online/me/MePage.module.css';
import { Favourites } from './Favourites.tsx';
import { type Known, luckIn, opponentsOf, rateOverTime, ratingsOf, resultsOf } from './figures.ts';
import { levelIn } from './played.ts';
import { RateCurve } from './RateCurve.tsx';
import { ReviewMore } from './ReviewMore.tsx';
import { numbers, Table } from './tables.tsx';

interface Props {
  readonly all: readonly Known[];
}

/** What my games say of me. */
export function MyFigures({ all }: Props) {
  const voice = useVoice();
  if (all.length === 0) return null;
  const titles = [...new Set(all.map(({ record }) => record.game))];
  return (
    <>
      <Results all={all} />
      <Opponents all={all} />
      <section className={s.part} aria-labelledby="my-play">
        <h2 id="my-play">{voice.say('mine.play')}</h2>
        <p className="hint">{voice.say('mine.play.help')}</p>
        {titles.map((game) => (
          <Quality key={game} game={game} all={all} />
        ))}
        <ReviewMore all={all} />
      </section>
      <section className={s.part} aria-labelledby="my-lines">
        <h2 id="my-lines">{voice.say('mine.lines')}</h2>
        {titles.map((game) => (
          <Favourites key={game} game={game} all={all.filter(({ record }) => record.game === game)} />
        ))}
      </section>
    </>
  );
}

function Results({ all }: Props) {
  const voice = useVoice();
  const format = numbers(voice);
  return (
    <section className={s.part} aria-labelledby="my-results">
      <h2 id="my-results">{voice.say('mine.results')}</h2>
      <Table
        testId="my-results"
        head={['history.game', 'mine.players', 'history.played', 'history.won', 'mine.share', 'mine.fair', 'mine.place'].map((key) =>
          voice.say(key),
        )}
        rows={resultsOf(all).map(({ game, players, played, won, fair, place }) => [
          voice.say(`game.${game}.short`),
          String(players),
          String(played),
          format.decimal(won),
          format.percent(won / played),
          format.percent(fair / played),
          format.decimal(place),
        ])}
      />
    </section>
  );
}

function Opponents({ all }: Props) {
  const voice = useVoice();
  return (
    <section className={s.part} aria-labelledby="my-opponents">
      <h2 id="my-opponents">{voice.say('mine.opponents')}</h2>
      <Table
        testId="my-opponents"
        head={['mine.opponent', 'mine.met', 'mine.before', 'mine.behind'].map((key) => voice.say(key))}
        rows={opponentsOf(all).map(({ opponent, played, before, behind }) => [
          opponentName(opponent, voice),
          String(played),
          String(before),
          String(behind),
        ])}
      />
    </section>
  );
}

export function opponentName(opponent: string, voice: Voice): string {
  const level = levelIn(opponent);
  if (level === undefined) return opponent;
  return voice.say('new.bot', { level: voice.has(`level.${level}`) ? voice.say(`level.${level}`) : level });
}

/** How well I decide at a title, whether it gets better, and what luck had to do with my results. */
function Quality({ game, all }: { readonly game: string; readonly all: readonly Known[] }) {
  const voice = useVoice();
  const own = useVoice(botText);
  const rated = rateOverTime(all, game);
  const last = rated.at(-1);
  const title = voice.say(`game.${game}.short`);
  if (last === undefined) return <p>{voice.say('mine.unreviewed', { game: title })}</p>;
  const { games, luck } = luckIn(rated.map(({ known }) => known));
  const ratings = ratingsOf(all, game);
  return (
    <div data-testid={`my-play-${game}`}>
      <h3>{title}</h3>
      <p>
        {playSentence(game, last.soFar, own)} {voice.say('mine.luck', { games, points: points(luck, own) })}
      </p>
      <RateCurve rated={rated} />
      {ratings !== undefined && (
        <details>
          <summary>{voice.say('mine.ratings')}</summary>
          <p>{voice.say('mine.ratings.are', { ...ratings })}</p>
          <p className="hint">{voice.say('mine.ratings.help')}</p>
        </details>
      )}
    </div>
  );
}
