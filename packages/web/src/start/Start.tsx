import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { playableIds } from '../games/index.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { GoOn, MyGames, useSavedList } from './MyGames.tsx';
import { languages, useSettings } from '@parlour/table-kit/reader/settings.ts';
import { SettingsForm } from '@parlour/table-kit/reader/SettingsForm.tsx';
import { NewGame, type Way } from './NewGame.tsx';
import { coursesOf } from '../learn/courses.ts';
import { GAME, useProgress } from '../learn/progress.ts';
import { Poster } from '../shell/Page.tsx';
import { Signs } from './Signs.tsx';
import s from './Start.module.css';

const Lobby = lazy(() => import('../online/gathering/Lobby.tsx'));
const Running = lazy(async () => ({ default: (await import('../online/gathering/Lobby.tsx')).Running }));
const MyTurn = lazy(async () => ({ default: (await import('../online/gathering/Lobby.tsx')).MyTurn }));

/** Where everybody comes in: what this is, and two clicks into a game. */
export function Start() {
  const voice = useVoice();
  const language = useSettings((settings) => settings.language);
  const saved = useSavedList();
  const isBack = saved !== undefined && saved.atHand.length > 0;
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [chosen, setChosen] = useState<{ game: string; way: Way }>();
  return (
    <div className={s.page}>
      <header className={s.top}>
        <img src="/icon.svg" alt="" width="40" height="40" />
        <span className={s.brand}>Parlour</span>
        <div className={s.tools}>
          <Link href="/history" className="icon-button" aria-label={voice.say('history.title')} title={voice.say('history.title')}>
            <Icon name="laurels" />
          </Link>
          <Link href="/me" className="icon-button" aria-label={voice.say('me.title')} title={voice.say('me.title')}>
            <Icon name="person" />
          </Link>
          <select
            className={s.language}
            value={language}
            aria-label={voice.say('settings.language')}
            onChange={(event) => useSettings.setState({ language: event.target.value })}
          >
            {languages.map(([id, name]) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" className="icon-button" aria-label={voice.say('settings.title')} onClick={() => setSettingsOpen(true)}>
            <Icon name="cog" />
          </button>
        </div>
      </header>
      <main className={s.main}>
        <Signs />
        <div className={s.hero} data-back={isBack || undefined} data-testid="hero">
          <h1>{voice.say('start.title')}</h1>
          <p>{voice.say('start.lead')}</p>
          {saved !== undefined && !isBack && <FirstTime />}
        </div>
        <Suspense>
          <MyTurn />
        </Suspense>
        {isBack && <GoOn saved={saved} />}
        <Suspense>
          <Running />
        </Suspense>
        <div className={s.games}>
          {playableIds.map((game) => (
            <GameBanner key={game} game={game} onChoose={(way) => setChosen({ game, way })} />
          ))}
        </div>
        <p className={s.sign}>
          <Icon name="jigsaw-piece" size="1.6em" />
          <span>{voice.say('start.puzzles.lead')}</span>
          <Link href="/puzzles" className="button" data-testid="puzzles">
            {voice.say('start.puzzles')}
          </Link>
        </p>
        <p className={s.sign}>
          <Icon name="poker-hand" size="1.6em" />
          <span>{voice.say('start.day.lead')}</span>
          <Link href="/day" className="button" data-testid="day">
            {voice.say('start.day')}
          </Link>
        </p>
        <p className={s.sign}>
          <Icon name="laurels" size="1.6em" />
          <span>{voice.say('start.tournaments.lead')}</span>
          <Link href="/tournaments" className="button" data-testid="tournaments">
            {voice.say('start.tournaments')}
          </Link>
        </p>
        <Suspense>
          <Lobby />
        </Suspense>
        {saved !== undefined && <MyGames saved={saved} />}
      </main>
      <footer className={s.foot}>
        <span>{voice.say('start.foot')}</span> <Link href="/credits">{voice.say('credits.title')}</Link>
      </footer>
      {chosen !== undefined && <NewGame {...chosen} onClose={() => setChosen(undefined)} />}
      {settingsOpen && (
        <Dialog title={voice.say('settings.title')} onClose={() => setSettingsOpen(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </div>
  );
}

function GameBanner({ game, onChoose }: { game: string; onChoose: (way: Way) => void }) {
  const voice = useVoice();
  return (
    <article className={s.banner} data-game={game} aria-labelledby={`game-${game}`}>
      <div className={s.poster}>
        <Poster game={game} />
      </div>
      <div className={s.about}>
        <h2 id={`game-${game}`}>{voice.say(`game.${game}.title`)}</h2>
        <p>{voice.say(`game.${game}.about`)}</p>
        <p className={s.facts}>
          {voice.say(`game.${game}.facts`)} · <Link href={`/rules/${game}`}>{voice.say('rules.title')}</Link>
          {voice.has(`game.${game}.own-box`) && (
            <>
              {' · '}
              <Link href="/packs">{voice.say(`game.${game}.own-box`)}</Link>
            </>
          )}
        </p>
        <div className={s.ways}>
          <TeachMe game={game} />
          <button type="button" className="button primary" onClick={() => onChoose('bots')}>
            <Icon name="vintage-robot" /> {voice.say('start.bots')}
          </button>
          <button type="button" className="button" onClick={() => onChoose('screen')}>
            <Icon name="three-friends" /> {voice.say('start.screen')}
          </button>
          <button type="button" className="button" onClick={() => onChoose('link')}>
            <Icon name="linked-rings" /> {voice.say('start.link')}
          </button>
        </div>
      </div>
    </article>
  );
}

/** Whoever has neither played nor learned here need not read on: the first decision is one press away. */
function FirstTime() {
  const voice = useVoice();
  const hasBegun = Object.keys(useProgress()).length > 0;
  if (hasBegun) return null;
  const taught = playableIds.filter((game) => coursesOf(game).length > 0);
  return (
    <p className={s.first}>
      {voice.say('start.new')}{' '}
      {taught.map((game) => (
        <Link key={game} href={`/learn/${coursesOf(game)[0]}`} className="button" data-testid="first-time">
          {voice.say(`game.${game}.short`)}
        </Link>
      ))}
    </p>
  );
}

/** The way in for whoever has never played it, or has begun to learn. */
function TeachMe({ game }: { game: string }) {
  const voice = useVoice();
  const progress = useProgress();
  return coursesOf(game).map((course, index) => (
    <Link key={course} href={`/learn/${course}`} className="button" data-testid="teach">
      <Icon name="rule-book" />{' '}
      {index > 0
        ? voice.say('start.teach-more', { course: voice.say(`game.${game}.course.${course}`) })
        : voice.say(progress[course] === undefined || progress[course].chapter === GAME ? 'start.teach' : 'start.teach-on')}
    </Link>
  ));
}
