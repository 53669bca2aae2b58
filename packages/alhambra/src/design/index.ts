/** What a designer asks of many games. */
import { type Design, type Milestone, type Seat, type Setting, type Statistic, type Thing, thingKey } from '@parlour/kernel';
import {
  alhambra,
  buildings,
  buildingTypes,
  type Event,
  type Move,
  type Options,
  PLACES,
  priceOf,
  type State,
  totalOf,
  typeIndexOf,
  type Types,
} from '../rules/index.ts';
import { catalogues as text } from './text/catalogues.ts';

/** The deck of buildings is the clock of the game: it is read in tenths. */
const PERIODS = 10;

export const design: Design<Types> = {
  settings: [{}],
  period: ({ buildingDeck }) => periodAfter(buildings.length - PLACES - buildingDeck.length),
  gauges,
  things,
  uses,
  ways: (events, setting) => alhambra.statistics(events, setting).flatMap(wayOf),
  milestones,
  name: ({ group, id }, voice) => voice.say(`${group}.${id}`),
  text,
};

function periodAfter(drawn: number): number {
  return Math.min(PERIODS, 1 + Math.floor((drawn * PERIODS) / (buildings.length - PLACES)));
}

function gauges({ hands, owned }: State): Statistic[] {
  return [
    { id: 'cash', values: hands.map(totalOf) },
    { id: 'cards', values: hands.map((hand) => hand.length) },
    { id: 'buildings', values: hands.map((_, seat) => owned[seat]!.length) },
  ];
}

/** What can be done in a turn. */
const acts = ['one', 'several', 'exact', 'over', 'given'] as const;
const actKeys = Object.fromEntries(acts.map((id) => [id, thingKey({ group: 'act', id })])) as Readonly<
  Record<(typeof acts)[number], string>
>;
const buildingKeys = buildingTypes.map((id) => thingKey({ group: 'building', id }));

function things({ seats }: Setting<Options>): Thing[] {
  return [
    ...acts.filter((id) => id !== 'given' || seats === 2).map((id) => ({ group: 'act', id })),
    ...buildingTypes.map((id) => ({ group: 'building', id })),
  ];
}

function uses({ yard }: State, _seat: Seat, move: Move): readonly string[] {
  if (move.type === 'take') return [move.cards.length === 1 ? actKeys.one : actKeys.several];
  const building = yard[move.slot]!;
  const pay = totalOf(move.pay) === priceOf(building) ? actKeys.exact : actKeys.over;
  return move.keep ? [pay, buildingKeys[typeIndexOf(building)]!] : [pay, actKeys.given];
}

/** A way to win is a type of building: what it scored. */
function wayOf({ id, values }: Statistic): Statistic[] {
  const type = buildingTypes.find((building) => id === `points.${building}`);
  return type === undefined ? [] : [{ id: type, values }];
}

/** Who was ahead after the first two scorings, and when the money was shuffled anew. */
function milestones(events: readonly Event[], { seats }: Setting<Options>): Milestone[] {
  const found: Milestone[] = [];
  let drawn = 0;
  for (const event of events) {
    const period = periodAfter(drawn);
    if (event.type === 'building') drawn++;
    else if (event.type === 'dirk') drawn += event.buildings.length;
    else if (event.type === 'rebuilt') found.push({ id: 'shuffled', seat: null, period });
    else if (event.type === 'scored' && event.scoring !== 'C') {
      const scores = event.scores.slice(0, seats);
      const most = Math.max(...scores);
      for (const [seat, score] of scores.entries()) if (score === most) found.push({ id: `ahead.${event.scoring}`, seat, period });
    }
  }
  return found;
}
