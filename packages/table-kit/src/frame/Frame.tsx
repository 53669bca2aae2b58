import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useAction } from '../widgets/action.ts';
import { Dialog } from '../widgets/Dialog.tsx';
import { Icon } from '../widgets/Icon.tsx';
import type { IconName } from '../widgets/icon-names.ts';
import { SettingsForm } from '../reader/SettingsForm.tsx';
import { type SidePage, useTableActions } from '../state/actions.ts';
import { useDeciding, useHelped, useTable, useTableState } from '../state/context.tsx';
import { coachAway } from '../state/store.ts';
import { answer, type Question, questions } from '../ears/answers.ts';
import { Ears, type Said } from '../ears/Ears.tsx';
import { confirm, stepTo, useKeptFocus, useKeys } from '../ears/keys.ts';
import { Coach, Coaching } from '../prompt/Coach.tsx';
import { Curtain } from '../dialogs/Curtain.tsx';
import { useDragging } from '../pieces/drag.ts';
import { OpenRule } from '../book/open-rule.ts';
import { Explanation, hideExplanation, ruleInSight } from '../pieces/explain.tsx';
import { useChoiceInSight } from './in-sight.ts';
import s from './Frame.module.css';
import { HintNote } from '../prompt/HintNote.tsx';
import { Log } from '../side/Log.tsx';
import { Moves } from '../dialogs/Moves.tsx';
import { useNotesHere } from '../prompt/Note.tsx';
import { Past } from '../prompt/Past.tsx';
import { AsPicture, PictureFrame } from './PictureFrame.tsx';
import { Flights } from '../motion/Flights.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { Report } from '../dialogs/Report.tsx';
import { Result } from '../dialogs/Result.tsx';
import { RemarkNote } from '../prompt/RemarkNote.tsx';
import { RecapNote, useMissed } from '../prompt/RecapNote.tsx';
import { Rules } from '../dialogs/Rules.tsx';
import { Sheet } from '../dialogs/Sheet.tsx';
import { Timeline } from '../side/Timeline.tsx';
import { Hands } from '../replay/Hands.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { Tip } from '../prompt/Tip.tsx';

interface Props {
  readonly game: string;
  /** Counts that everybody keeps an eye on: decks, rounds. */
  readonly status: ReactNode;
  readonly seats: ReactNode;
  readonly board: ReactNode;
  /** What lies before the viewer. */
  readonly mine: ReactNode;
  /** Pages of the side panel beside the log. */
  readonly pages: readonly SidePage[];
}

type Open = 'rules' | 'moves' | 'settings' | 'side' | 'result' | undefined;

/** Arranges a table on any screen, or on a picture; knows no game. */
export function Frame(props: Props) {
  const caption = useContext(AsPicture);
  if (caption !== undefined) return <PictureFrame {...props} caption={caption} />;
  return (
    <Coaching>
      <LiveFrame {...props} />
    </Coaching>
  );
}

function LiveFrame({ game, status, seats, board, mine, pages }: Props) {
  const { table, voice } = useTable();
  const { now, past, moving, sheet, review } = useTableState((state) => state);
  const { pages: morePages = [], banner, report, deal, home, Review } = useTableActions();
  const [open, setOpen] = useState<Open>();
  const [rule, setRule] = useState<string>();
  const [page, setPage] = useState('log');
  const [copied, setCopied] = useState<number>();
  const over = now.standings !== null;
  const { hands } = past ?? now;
  const [resultSeen, setResultSeen] = useState(false);
  const unseen = !resultSeen && past === undefined && open === undefined && !moving && sheet === undefined;
  const showResult = over && (open === 'result' || unseen);
  const helped = useHelped();
  const away = useTableState(coachAway);
  const parts = useParts(5);
  const hasSide = useNotesHere('side');
  const missed = useMissed();
  useChoiceInSight(parts > 4);
  useDragging(table);
  useReplay();
  const [said, setSaid] = useState<Said>();
  const say = (words: string) => setSaid((last) => ({ words, time: (last?.time ?? 0) + 1 }));
  const ask = (question: Question) => say(answer(question, table.store.getState(), voice));
  useKeptFocus(useDeciding());
  useKeys({
    n: () => stepTo(1),
    p: () => stepTo(-1),
    c: () => {
      if (!confirm()) say(voice.say('ears.nothing'));
    },
    ...Object.fromEntries(Object.entries(questions).map(([key, question]) => [key, () => ask(question)])),
    u: table.undo,
    ...(helped ? { h: table.hint } : {}),
    m: () => setOpen('moves'),
    // What can be explained has heard the key itself.
    i: () => say(voice.say('ears.unexplained')),
    '?': () => openRule(ruleInSight()),
    Escape: table.clear,
    ' ': () => table.passing.getState().land(),
  });
  const waits = !moving && now.viewer !== null && now.toAct.includes(now.viewer);
  // Whoever looks at another tab sees in its name that the table waits for them.
  const name = `${waits ? '● ' : ''}${voice.say('short')} · Parlour`;
  // On the icon of an installed Parlour too, where there is one.
  useEffect(() => {
    if (waits) void navigator.setAppBadge?.().catch(() => undefined);
    return () => void navigator.clearAppBadge?.().catch(() => undefined);
  }, [waits]);
  useEffect(() => {
    document.title = name;
    return () => {
      document.title = 'Parlour';
    };
  }, [name]);
  const openRule = (id: string | undefined) => {
    hideExplanation();
    setRule(id);
    setOpen('rules');
  };
  const close = () => {
    setOpen(undefined);
    setRule(undefined);
    setResultSeen(over);
  };
  const reviewed = Review && { id: 'review', title: voice.say('review.title'), content: <Review onLook={() => setOpen(undefined)} /> };
  const side: readonly SidePage[] = [
    { id: 'log', title: voice.say('log.title'), news: missed && !hasSide, content: <LogPage /> },
    ...pages,
    ...morePages,
    ...(review === undefined || reviewed === undefined ? [] : [reviewed]),
  ];
  const shown = side.find(({ id }) => id === page) ?? side[0];
  const news = side.find((one) => one.news === true);
  const sidePanel = (
    <>
      <div className={s.tabs} role="tablist" aria-label={voice.say('side.label')}>
        {side.map(({ id, title, news = false }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === shown?.id}
            aria-controls="side-page"
            data-news={news || undefined}
            onClick={() => setPage(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="side-page" className={s.page} role="tabpanel" aria-label={shown?.title}>
        {shown?.content}
      </div>
    </>
  );
  return (
    <OpenRule value={openRule}>
      <div className={`${s.frame} scrolls-page`} data-game={game} data-past={past !== undefined || undefined}>
        <header className={s.top}>
          {home !== undefined && (
            <home.Link className={s.home} aria-label={voice.say('nav.home')}>
              {home.mark}
            </home.Link>
          )}
          <h1 className={s.title}>{voice.say('short')}</h1>
          <div className={s.status}>{status}</div>
          <nav className={s.tools} aria-label={voice.say('tools.label')}>
            <Undo />
            {helped && !over && (
              <Tool
                icon="light-bulb"
                label={voice.say('tool.hint')}
                keys="h"
                disabled={now.moves.length === 0 || moving}
                onClick={table.hint}
              />
            )}
            <Tool icon="poker-hand" label={voice.say('tool.moves')} keys="m" onClick={() => setOpen('moves')} />
            <Tool icon="rule-book" label={voice.say('rules.title')} keys="?" onClick={() => setOpen('rules')} />
            {over && <Tool icon="laurels" label={voice.say('result.title')} onClick={() => setOpen('result')} />}
            <span className={s.narrow}>
              <Tool
                icon="scroll-unfurled"
                label={voice.say(news === undefined ? 'tool.side' : 'tool.side.news', { page: news?.title ?? '' })}
                news={news !== undefined}
                onClick={() => {
                  if (news !== undefined) setPage(news.id);
                  if (missed) table.store.setState({ back: undefined });
                  setOpen('side');
                }}
              />
            </span>
            <Tool icon="cog" label={voice.say('settings.title')} onClick={() => setOpen('settings')} />
          </nav>
        </header>
        <section className={`scrolls ${s.seats}`} aria-label={voice.say('seats.label')}>
          <h2 className="visually-hidden">{voice.say('seats.label')}</h2>
          {parts > 2 && seats}
        </section>
        <main className={s.board}>
          <h2 className="visually-hidden">{voice.say('board.label')}</h2>
          {parts > 3 && board}
        </main>
        {past === undefined ? <Prompt /> : <Past number={past.number} copied={copied} onCopied={setCopied} />}
        <section className={s.mine} aria-label={voice.say('mine.label')}>
          <h2 className="visually-hidden">{voice.say('mine.label')}</h2>
          {parts > 1 && (hands === undefined ? mine : <Hands hands={hands} />)}
        </section>
        <div className={s.right}>
          <aside className={s.side} aria-label={voice.say('side.label')}>
            <h2 className="visually-hidden">{voice.say('side.label')}</h2>
            {parts > 4 && open !== 'side' && sidePanel}
          </aside>
          <RecapNote place="side" />
          <Tip place="side" />
          <Coach place="side" />
          <HintNote place="side" />
          <RemarkNote place="side" />
        </div>
        {banner}
        {open === 'rules' && <Rules at={rule} onClose={close} />}
        {open === 'moves' && <Moves onClose={close} />}
        {showResult && (
          <Result
            onClose={close}
            onReview={() => {
              table.review();
              setPage('review');
              close();
              // Where there is no room for the panel at the side, it opens.
              if (!hasSide) setOpen('side');
            }}
          />
        )}
        {open === 'side' && (
          <Dialog title={voice.say('tool.side')} onClose={close} drawer>
            <div className={s.drawer}>{sidePanel}</div>
          </Dialog>
        )}
        {open === 'settings' && (
          <Dialog title={voice.say('settings.title')} onClose={close}>
            <SettingsForm coachAway={away && voice.say(`coach.away.${away}`)} />
            {deal}
            {report !== undefined && <Report send={report} />}
          </Dialog>
        )}
        <Ears said={said} />
        <Sheet />
        <Curtain />
        <Explanation />
        <Flights />
      </div>
    </OpenRule>
  );
}

/**
 * How many parts of the table are on the screen yet. They come one after the other: to lay all of them out at once would hold the page up.
 * The board comes after what it leaves room for, so that nothing moves; the side panel, whose room is fixed, last.
 */
function useParts(all: number): number {
  const [parts, setParts] = useState(1);
  useEffect(() => {
    if (parts < all) startTransition(() => setParts(parts + 1));
  }, [parts, all]);
  return parts;
}

function LogPage() {
  return (
    <>
      <Log />
      <Timeline />
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly disabled?: boolean;
  /** Something new is to be found there. */
  readonly news?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, keys, disabled = false, news = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`icon-button ${s.tool}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : `${label} (${keys})`}
      disabled={disabled}
      data-news={news || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Takes the last decision back, or says what stands in the way. */
function Undo() {
  const { table, voice } = useTable();
  const { now, past, here } = useTableState((state) => state);
  const { askUndo } = useTableActions();
  const { act } = useAction(table.complain);
  const { steps, stop } = now.undo;
  const alone = steps > 0 && past === undefined && here.includes(now.viewer ?? -1);
  const ask = alone || past !== undefined || now.viewer === null || now.number === 0 || now.standings !== null ? undefined : askUndo;
  const player = stop.reason === 'seat' ? voice.name(stop.seat) : '';
  const why = voice.say(`undo.${stop.reason}`, { player });
  const label = alone ? voice.say('tool.undo') : voice.say(ask === undefined ? 'tool.undo.no' : 'tool.undo.ask', { why });
  return (
    <button
      type="button"
      className={`icon-button ${s.tool}`}
      aria-label={label}
      aria-keyshortcuts="u"
      title={label}
      aria-disabled={!alone && ask === undefined}
      data-testid="undo"
      onClick={alone ? table.undo : ask && (() => act(ask))}
    >
      <Icon name="anticlockwise-rotation" />
    </button>
  );
}
