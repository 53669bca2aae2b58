/** What a game brings to the table that brings nothing: everything follows from the contract. */
import type { AnyGame } from '@parlour/kernel';
import type { AnyPlug } from '../state/plug.ts';
import { moveOf, pickFor } from './picks.ts';
import { PlainTable } from './PlainTable.tsx';

/** Each thing in sight by its name in the game's own view. */
function writtenLines(view: unknown): string[] {
  return Object.entries(view ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}

export function plainPlug(game: AnyGame): AnyPlug {
  return {
    Table: PlainTable,
    text: {},
    picks: (move) => [pickFor(move)],
    compose: (picks) => (picks.length === 1 ? picks.map(moveOf) : []),
    confirm: (move, view, voice) => game.text.move(move, view, voice),
    progress: () => undefined,
    account: (scene, voice) => [{ title: voice.say('plain.view'), lines: writtenLines(scene.view) }],
    tips: () => [],
    flights: () => [],
    sound: () => undefined,
    sheet: () => undefined,
    Result: () => null,
    pictures: {},
  };
}
