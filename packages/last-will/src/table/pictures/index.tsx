/** Pictures for the chapters of the rules: the cards and boards that are spoken of. */
import { useTable } from '@parlour/table-kit/state/context.tsx';
import type { Scene } from '@parlour/table-kit/book/Still.tsx';
import type { ReactNode } from 'react';
import type { View } from '../../rules/index.ts';
import { Errands } from '../boards/Errands.tsx';
import { Offer } from '../boards/Offer.tsx';
import { Plans } from '../boards/Plans.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { Job } from '../players/Job.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { Cards, type Shown } from './Cards.tsx';
import s from './pictures.module.css';

const planned: Scene = { seats: 4, position: { phase: 'errands', players: [{ plan: 6 }, { plan: 1 }, { plan: 3 }, { plan: 4 }] } };
const laidOut: Scene = { seats: 4 };
const sacked: Scene = { seats: 3, options: { expansion: 'full' }, viewer: 0 };

function caption(chapter: string): string {
  return `lw.picture.${chapter}`;
}

function cards(chapter: string, shown: readonly Shown[]) {
  return function CardsPicture() {
    return <Cards shown={shown} caption={useTable().voice.say(caption(chapter))} />;
  };
}

function board(chapter: string, scene: Scene, Board: (props: { view: View }) => ReactNode) {
  return function BoardsPicture() {
    return <BoardPicture scene={scene} Board={Board} caption={useTable().voice.say(caption(chapter))} wide={Board === Offer} />;
  };
}

/** The backs of the decks, from the events to the special cards. */
function Backs() {
  const { voice } = useTable();
  return (
    <figure className={s.cards}>
      <div>
        {[0, 1, 2, 3, 4].map((deck) => (
          <CardBack key={deck} deck={deck} />
        ))}
      </div>
      <figcaption>{voice.say(caption('setup'))}</figcaption>
    </figure>
  );
}

function JobBoard({ view }: { view: View }) {
  const player = view.players[0];
  return player === undefined ? null : (
    <div className={s.job}>
      <Job player={player} own />
    </div>
  );
}

export const pictures = {
  goal: cards('goal', ['dinner', 'ball', 'manor-1', 'reservation', 'sea-dog', 'horse']),
  setup: Backs,
  offer: board('offer', laidOut, Offer),
  planning: board('planning', planned, Plans),
  errands: board('errands', planned, Errands),
  white: cards('white', ['dinner', 'boat-trip-company', 'ball']),
  black: cards('black', ['reservation', 'tailor', 'manor-1']),
  expenses: cards('expenses', ['theatre-box', { card: 'own-table', step: 0, tokens: [3, 3] }]),
  helpers: cards('helpers', ['tailor', 'sea-dog', 'old-friend', 'school-chum']),
  properties: cards('properties', ['manor-1', { card: 'manor-1', step: 3, tokens: [] }, 'farm-1']),
  companions: cards('companions', ['dog', 'horse', 'guest', 'chef', 'wild']),
  'sacked-jobs': board('sacked-jobs', sacked, JobBoard),
  'sacked-plans': board('sacked-plans', sacked, Plans),
  'sacked-cards': cards('sacked-cards', ['engagement-ring', 'wedding', 'wedding-planner', 'twin-house-1', 'riding-farm', 'private-sale']),
};
