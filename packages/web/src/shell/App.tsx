import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Message } from './Message.tsx';
import { Start } from '../start/Start.tsx';
import { Waiting } from './Waiting.tsx';

const LocalPage = lazy(() => import('../local/LocalPage.tsx'));
const MomentPage = lazy(() => import('../local/MomentPage.tsx'));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'));
const PuzzlesPage = lazy(() => import('../puzzles/PuzzlesPage.tsx'));
const PuzzlePage = lazy(() => import('../puzzles/PuzzlePage.tsx'));
const DayPage = lazy(() => import('../day/DayPage.tsx'));
const DayTablePage = lazy(() => import('../day/DayTablePage.tsx'));
const DealPage = lazy(() => import('../compared/DealPage.tsx'));
const OnlinePage = lazy(() => import('../online/OnlinePage.tsx'));
const JoinPage = lazy(() => import('../online/gathering/JoinPage.tsx'));
const MePage = lazy(() => import('../online/me/MePage.tsx'));
const ConfirmPage = lazy(() => import('../online/me/ConfirmPage.tsx'));
const TournamentsPage = lazy(() => import('../tournaments/TournamentsPage.tsx'));
const TournamentPage = lazy(() => import('../tournaments/TournamentPage.tsx'));
const HistoryPage = lazy(() => import('../history/HistoryPage.tsx'));
const BookPage = lazy(() => import('../book/BookPage.tsx'));
const CardsPage = lazy(() => import('../book/CardsPage.tsx'));
const SheetPage = lazy(() => import('../book/SheetPage.tsx'));
const ExamplePage = lazy(() => import('../book/ExamplePage.tsx'));
const PacksPage = lazy(() => import('../packs/PacksPage.tsx'));
const EditorPage = lazy(() => import('../packs/EditorPage.tsx'));
const ComparePage = lazy(() => import('../packs/ComparePage.tsx'));
const Credits = lazy(() => import('./Credits.tsx'));

export function App() {
  return (
    <Guard>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={Start} />
          <Route path="/play/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
          <Route path="/moment" component={MomentPage} />
          <Route path="/learn/:course">{({ course }) => <LearnPage key={course} id={course} />}</Route>
          <Route path="/puzzles" component={PuzzlesPage} />
          <Route path="/puzzles/:game/:id">{({ game, id }) => <PuzzlePage key={`${game} ${id}`} game={game} id={id} />}</Route>
          <Route path="/day" component={DayPage} />
          <Route path="/day/:game/:day">{({ game, day }) => <DayTablePage key={`${game} ${day}`} game={game} day={day} />}</Route>
          <Route path="/deal/:id">{({ id }) => <DealPage key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
          <Route path="/tournaments" component={TournamentsPage} />
          <Route path="/tournament/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
          <Route path="/history" component={HistoryPage} />
          <Route path="/me" component={MePage} />
          <Route path="/confirm" component={ConfirmPage} />
          <Route path="/rules/:game/:volume?">
            {({ game, volume }) => <BookPage key={`${game} ${volume}`} game={game} volume={volume} />}
          </Route>
          <Route path="/sheet/:game/:volume?">
            {({ game, volume }) => <SheetPage key={`${game} ${volume}`} game={game} volume={volume} />}
          </Route>
          <Route path="/cards/:game">{({ game }) => <CardsPage key={game} game={game} />}</Route>
          <Route path="/example/:game/:example">
            {({ game, example }) => <ExamplePage key={`${game} ${example}`} game={game} example={example} />}
          </Route>
          <Route path="/packs" component={PacksPage} />
          <Route path="/packs/:id">{({ id }) => <EditorPage key={id} id={id} />}</Route>
          <Route path="/packs/:id/with/:other">{({ id, other }) => <ComparePage key={`${id} ${other}`} id={id} other={other} />}</Route>
          <Route path="/join" component={JoinPage} />
          <Route path="/credits" component={Credits} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Guard>
  );
}

function NotFound() {
  return <Message title={useVoice().say('not-found')} />;
}

/** A fault in the page is said in a sentence; games are saved all the time, so nothing is lost. */
class Guard extends Component<{ children: ReactNode }, { fault: string | undefined }> {
  override state = { fault: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    return this.state.fault === undefined ? this.props.children : <Fault detail={this.state.fault} />;
  }
}

function Fault({ detail }: { detail: string }) {
  const voice = useVoice();
  return (
    <main className="message" role="alert">
      <h1>{voice.say('fault.title')}</h1>
      <p>{voice.say('fault.text')}</p>
      <p className="hint">{detail}</p>
      <a href="/" className="button">
        {voice.say('nav.home')}
      </a>
    </main>
  );
}
