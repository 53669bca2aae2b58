import type { Move } from '../rules/index.ts';

const types: readonly Move['type'][] = [
  'keep',
  'keepAll',
  'keepNoMore',
  'block',
  'plan',
  'draw',
  'forgo',
  'take',
  'extension',
  'market',
  'arrange',
  'unknown',
  'opera',
  'demotion',
  'either',
  'play',
  'begin',
  'bring',
  'join',
  'toss',
  'spend',
  'lay',
  'replace',
  'discard',
  'buy',
  'sell',
  'activate',
  'drawSix',
  'token',
  'place',
  'decay',
  'demote',
  'decline',
  'done',
];
const places = new Map(types.map((type, place) => [type, place]));

/** A move's fields as the digits of one number: cards and pounds are below 512, all else below 16. */
export function keyOf(move: Move): number | string {
  const type = places.get(move.type) as number;
  switch (move.type) {
    case 'keep':
    case 'join':
    case 'toss':
    case 'lay':
    case 'replace':
      return pack(type, move.card);
    case 'block':
    case 'plan':
      return pack(type, move.plan);
    case 'draw':
      return pack(type, move.cards, move.deck);
    case 'forgo':
    case 'discard':
    case 'drawSix':
    case 'decay':
      return pack(type, move.space);
    case 'take':
      return pack(type, move.slot);
    case 'unknown':
      return pack(type, move.deck);
    case 'opera':
    case 'spend':
      return pack(type, move.pounds);
    case 'demotion':
    case 'either':
    case 'demote':
      return pack(type, move.line + 1);
    case 'play':
      return pack(type, move.card, move.option, move.pounds);
    case 'begin':
      return pack(type, move.card, move.option);
    case 'bring':
      return pack(type, move.card, move.as + 1, move.to);
    case 'buy':
      return pack(type, move.card, move.as * 2 + (move.free ? 1 : 0), move.pounds);
    case 'sell':
    case 'activate':
      return pack(type, move.space, (move.as + 1) * 2 + (move.free ? 1 : 0), move.pounds);
    case 'token':
      return pack(type, move.card, move.as, move.space);
    case 'place':
      return pack(type, move.space, move.as);
    case 'arrange':
      return `arrange ${move.order.join()}`;
    case 'keepAll':
    case 'keepNoMore':
    case 'extension':
    case 'market':
    case 'decline':
    case 'done':
      return type;
  }
}

function pack(type: number, first: number, second = 0, third = 0): number {
  return type + 64 * (first + 512 * (second + 16 * third));
}
