import { DIRK, type Event } from '../rules/index.ts';
import type { Viewer } from '@parlour/kernel';
import type { Flight } from '@parlour/table-kit/state/plug.ts';
import type { SoundName } from '@parlour/table-kit/motion/sound.ts';
import { BuildingFace, MoneyFace } from './faces.tsx';

/** What an event moves across the table: money by its places, buildings from the deck to the yard to their owners. */
export function flights(event: Event, viewer: Viewer): Flight[] {
  switch (event.type) {
    case 'taken':
      return event.cards.map((card, i) => ({
        face: <MoneyFace card={card} />,
        from: [`take:${card}/${event.places[i]}`],
        to: event.seat === viewer ? [`pay:${card}/0`, 'hand'] : [`seat:${event.seat}`],
      }));
    case 'paid':
      return event.cards.map((card) => ({
        face: <MoneyFace card={card} />,
        from: event.seat === viewer ? [`pay:${card}/0`, 'hand'] : [`seat:${event.seat}`],
        to: ['discard', 'count:money'],
      }));
    case 'bought':
      return [
        {
          face: <BuildingFace building={event.building} />,
          from: [`slot:${event.slot}/0`],
          to: [`own:${event.building}`, `seat:${event.owner}`],
        },
      ];
    case 'leftover':
      return event.seat === null
        ? []
        : [
            {
              face: <BuildingFace building={event.building} />,
              from: [`slot:${event.slot}/0`],
              to: [`own:${event.building}`, `seat:${event.seat}`],
            },
          ];
    case 'building':
      return [
        { face: <BuildingFace building={event.building} />, from: ['deck:building', 'count:building'], to: [`slot:${event.slot}/0`] },
      ];
    case 'money':
      return [{ face: <MoneyFace card={event.card} />, from: ['deck:money', 'count:money'], to: [`take:${event.card}/${event.place}`] }];
    case 'dirk':
      return event.buildings.map((building) => ({
        face: <BuildingFace building={building} />,
        from: ['deck:building', 'count:building'],
        to: [`seat:${DIRK}`],
      }));
    default:
      return [];
  }
}

export function sound(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'taken':
      return 'card';
    case 'paid':
      return 'coins';
    case 'scored':
      return 'score';
    case 'ended':
      return 'end';
    default:
      return undefined;
  }
}
