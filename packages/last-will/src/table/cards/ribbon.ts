/** What a helper's ribbon shows: signs made from what its record says it does. */
import type { Help } from '../../rules/index.ts';

export type Sign = { readonly sign: string } | { readonly say: string } | { readonly draw: 'hourglass' | 'white' | 'cards' };

/** Companions have no sign of their own: two of them stand for all. */
const deckSigns: Readonly<Record<Extract<Help, { draws: number }>['from'], readonly Sign[]>> = {
  any: [{ draw: 'cards' }],
  events: [{ draw: 'white' }],
  helpersAndExpenses: [{ sign: 'helper' }, { draw: 'cards' }],
  properties: [{ sign: 'manor' }, { sign: 'farm' }],
  companions: [{ sign: 'dog' }, { sign: 'guest' }],
};

/** One thing a helper does: what it is about, then what it brings. */
function signsOf(help: Help): readonly [about: readonly string[], brings: readonly Sign[]] {
  if ('adds' in help) return [help.to, [{ say: `+£${help.adds}` }]];
  if ('shifts' in help) return [help.of, [{ say: `${{ down: '−', up: '+', either: '±' }[help.way]}£${help.shifts}` }]];
  if ('waives' in help) return [help.of, [{ say: help.times === 1 ? '0' : `${help.times}× 0` }, { draw: 'hourglass' }]];
  if ('gives' in help) {
    const more: readonly Sign[] = [{ say: `+${help.gives}` }, { draw: 'hourglass' }];
    return [[], help.for === 'white' ? [{ draw: 'white' }, ...more] : more];
  }
  if ('draws' in help) return [[], [{ say: `+${help.draws}` }, ...deckSigns[help.from]]];
  if ('keeps' in help) return [[], [{ say: '2' }, { draw: 'cards' }, { say: `+${help.keeps}` }]];
  return [[], [{ say: `${help.searches}` }, { draw: 'cards' }, { say: '→ 1' }]];
}

/** All that a helper does, with a dot between; what several are about is shown once. */
export function ribbonOf(helps: readonly Help[]): readonly Sign[] {
  const signs: Sign[] = [];
  let shown = '';
  for (const help of helps) {
    const [about, brings] = signsOf(help);
    if (signs.length > 0) signs.push({ say: '·' });
    if (about.join() !== shown) signs.push(...about.map((sign) => ({ sign })));
    shown = about.join();
    signs.push(...brings);
  }
  return signs;
}
