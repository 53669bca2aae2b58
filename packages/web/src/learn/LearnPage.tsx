import type { Course } from '@parlour/kernel';
import { botNames } from '@parlour/bots';
import { startPlayback } from '@parlour/table-kit/motion/playback.ts';
import { createStage } from '@parlour/table-kit/motion/stage.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { startEngine } from '../engine/engine.ts';
import { newDeal } from '../deal/chance.ts';
import { newGameId, savedGames } from '../engine/saved-games.ts';
import { loadPlayable } from '../games/index.ts';
import { Message, TroubleMessage } from '../shell/Message.tsx';
import { Page } from '../shell/Page.tsx';
import { TablePage, useOpenTable } from '../shell/TablePage.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { useWho } from '../start/MyName.tsx';
import { advising } from './advising.ts';
import { Chapters } from './Chapters.tsx';
import { loadCourse } from './courses.ts';
import { GAME, keepProgress, passOn, progressIn } from './progress.ts';
import { openLessonSession } from './session.ts';
import { Teacher } from './Teacher.tsx';

interface Loaded {
  readonly course: Course;
  readonly playable: PlayableGame;
}

/** “Teach me”: goes on where one left. */
export default function LearnPage({ id }: { id: string }) {
  const voice = useVoice();
  const [loaded, setLoaded] = useState<Loaded | 'unknown'>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    load(id)
      .then((found) => setLoaded(found ?? 'unknown'))
      .catch((error) => setTrouble(troubleOf(error)));
  }, [id]);
  if (trouble !== undefined) return <TroubleMessage title={voice.say('learn.cannot')} trouble={trouble} />;
  if (loaded === 'unknown') return <Message title={voice.say('not-found')} />;
  return loaded === undefined ? <Waiting /> : <Learning {...loaded} />;
}

async function load(id: string): Promise<Loaded | undefined> {
  const course = await loadCourse(id);
  const playable = course && (await loadPlayable(course.game));
  return course && playable && { course, playable: { ...playable, plug: { ...playable.plug, text: withWords(playable, course) } } };
}

/** The table speaks the words of the course as well. */
function withWords({ plug }: PlayableGame, { text }: Course) {
  return Object.fromEntries(Object.keys(text).map((language) => [language, { ...plug.text[language], ...text[language] }]));
}

function Learning({ course, playable }: Loaded) {
  const [at, setAt] = useState(() => ({ chapter: progressIn(course.id).chapter || course.chapters[0]!.id, times: 0 }));
  const chapter = course.chapters.find(({ id }) => id === at.chapter);
  const goTo = (id: string) => {
    keepProgress(course.id, { chapter: id, choices: [] });
    setAt(({ times }) => ({ chapter: id, times: times + 1 }));
  };
  const onNext = () => {
    const next = course.chapters[course.chapters.findIndex(({ id }) => id === at.chapter) + 1]?.id ?? GAME;
    passOn(course.id, at.chapter, next);
    setAt(({ times }) => ({ chapter: next, times: times + 1 }));
  };
  if (chapter === undefined) return <LastChapter course={course} playable={playable} onChoose={goTo} />;
  return (
    <ChapterTable key={`${chapter.id} ${at.times}`} course={course} playable={playable} chapter={chapter} goTo={goTo} onNext={onNext} />
  );
}

interface TableProps extends Loaded {
  readonly chapter: Course['chapters'][number];
  readonly goTo: (chapter: string) => void;
  readonly onNext: () => void;
}

function ChapterTable({ course, playable, chapter, goTo, onNext }: TableProps) {
  const voice = useVoice(course.text);
  const { name } = useWho();
  // Whoever changes their name or language meanwhile stays in the same lesson.
  const [me] = useState(name);
  const [choosing, setChoosing] = useState(false);
  const open = useCallback(
    async (root: () => HTMLElement | null) => {
      const advice = advising(playable.game);
      return openLessonSession({
        playable,
        chapter,
        choices: progressIn(course.id).choices,
        names: [me, ...botNames],
        autoConfirm: () => useSettings.getState().autoConfirm,
        playbackOf: (table) => startPlayback(table, createStage(table, root)),
        hint: ({ match }) => advice.ask(match),
        keep: (choices) => keepProgress(course.id, { chapter: chapter.id, choices }),
        close: advice.close,
      });
    },
    [playable, course, chapter, me],
  );
  const opening = useOpenTable(open);
  const session = opening.opened;
  const actions = useMemo(
    () => ({
      Review: undefined,
      teacher: session && (
        <Teacher course={course} session={session} onNext={onNext} onAgain={() => goTo(chapter.id)} onChapters={() => setChoosing(true)} />
      ),
    }),
    // The ways on are the same as long as the chapter is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session],
  );
  return (
    <>
      <TablePage opening={opening} actions={actions} cannot={voice.say('learn.cannot')} />
      {choosing && (
        <Dialog title={voice.say(`lesson.${course.id}`)} onClose={() => setChoosing(false)}>
          <Chapters course={course} voice={voice} onChoose={goTo} />
        </Dialog>
      )}
    </>
  );
}

/** A whole game, kept among the others; and all the chapters again. */
function LastChapter({ course, playable, onChoose }: Loaded & { readonly onChoose: (chapter: string) => void }) {
  const voice = useVoice(course.text);
  const { name } = useWho();
  const [, navigate] = useLocation();
  const { busy, trouble, act } = useAction();
  async function begin() {
    const { game: kept } = progressIn(course.id);
    const going = kept === undefined ? undefined : await savedGames.find(kept);
    if (going !== undefined && !going.over) return navigate(`/play/${going.id}`);
    const id = newGameId();
    const engine = startEngine(() => undefined);
    try {
      const { options, bots, position } = course.finale;
      const seats = [{ name }, ...bots.map((bot, seat) => ({ name: botNames[seat] ?? bot, bot }))];
      await engine.ask('start', { id, game: playable.game.id, options, seed: newDeal(seats.length), seats, position });
    } finally {
      engine.close();
    }
    keepProgress(course.id, { game: id, alone: false, done: [...new Set([...progressIn(course.id).done, GAME])] });
    navigate(`/play/${id}`);
  }
  return (
    <Page>
      <h1>{voice.say(`lesson.${course.id}`)}</h1>
      <p>{voice.say(`lesson.${course.id}.game.say`, course.finale.values)}</p>
      <p>
        <button type="button" className="button primary" aria-disabled={busy} onClick={() => act(begin)} data-testid="learn-game">
          {voice.say('learn.game.begin')}
        </button>
      </p>
      <TroubleLine trouble={trouble} voice={voice} />
      <h2>{voice.say('learn.chapters')}</h2>
      <Chapters course={course} voice={voice} onChoose={(chapter) => (chapter === GAME ? act(begin) : onChoose(chapter))} />
    </Page>
  );
}
