import { COMPANIONS, DOG, type Face, FARM, HORSE, MASK, type Played, type PlayerState, type State, tableOf } from '../rules/index.ts';
import { ACTION, mayStillAct, roundsAfter } from './horizon.ts';

/** What a bot needs again and again when it looks at one player's cards. */
export interface Outlook {
  readonly state: State;
  readonly seat: number;
  readonly player: PlayerState;
  readonly faces: readonly Face[];
  /** Rounds in which a card laid down later can still be used, and in which one in play can. */
  readonly after: number;
  readonly now: 0 | 1;
  /** A bit for each companion kind in hand; a wild card is all of them. */
  readonly companions: number;
}

export function outlook(state: State, seat: number): Outlook {
  const { book } = tableOf(state);
  const player = state.players[seat]!;
  let companions = 0;
  for (const card of player.hand) {
    const face = book.faces[card]!;
    if (face.kind === 'wild') companions |= 15;
    else if (face.companion >= 0) companions |= 1 << face.companion;
  }
  return { state, seat, player, faces: book.faces, after: roundsAfter(state), now: mayStillAct(state, seat) ? 1 : 0, companions };
}

/** How often a card in play is likely still to be used. */
function usesLeft({ after, now }: Outlook, played: Played): number {
  return after + (played.activated ? 0 : now);
}

/** What helpers in play add to every use of something with these symbols. */
export function bonusOn({ player, faces }: Outlook, symbols: number): number {
  let sum = 0;
  for (const { card } of player.board) {
    const helper = faces[card]!;
    if ((helper.serves & symbols) !== 0) sum += helper.bonus;
  }
  return sum;
}

/** The most that an activation can spend with the tokens that are there, bonuses not counted. */
export function openAmount({ player, faces }: Outlook, { card, tokens }: Played): number {
  const face = faces[card]!;
  let amount = face.usePounds;
  if (face.counts)
    for (const other of player.board) {
      if (!faces[other.card]!.types.includes(FARM)) continue;
      amount += face.perFarm;
      for (const token of other.tokens) amount += token === HORSE ? face.perHorse : token === DOG ? face.perDog : 0;
    }
  for (let i = 0; i < tokens.length; i++) amount = Math.max(amount, face.spaces[i]?.pounds ?? 0);
  return amount;
}

/** The symbol bits of a property's first type, as helpers that tend it show them. */
const TYPES_FROM = 7;

function symbolsOf(face: Face): number {
  return face.kind === 'property' ? 1 << (TYPES_FROM + (face.types[0] ?? 0)) : face.symbols;
}

/** What a card in play will still get rid of, beyond what its actions could do elsewhere. */
export function boardWorth(look: Outlook, played: Played): number {
  const face = look.faces[played.card]!;
  return face.kind === 'property' ? estateWorth(look, played, face) : engineWorth(look, played, face);
}

function engineWorth(look: Outlook, played: Played, face: Face): number {
  const spent = face.usable ? Math.max(0, openAmount(look, played) + bonusOn(look, face.symbols) - ACTION * face.useActions) : 0;
  return spent * usesLeft(look, played) + (face.kind === 'helper' ? helpWorth(look, face) * (look.after + look.now * 0.8) : 0);
}

/** Every round a property either falls a step or is maintained, whichever gets rid of more; one that is kept to the end costs 5. */
function estateWorth(look: Outlook, played: Played, face: Face): number {
  const maintained = openAmount(look, played) + bonusOn(look, symbolsOf(face)) - ACTION * face.useActions;
  let step = played.step;
  let worth = 0;
  const rounds = usesLeft(look, played);
  for (let left = rounds; left > 0; left--) {
    const part = Math.min(1, left);
    const fall = nextFall(face, step);
    worth += part * Math.max(fall, maintained);
    if (fall > maintained && step + 1 < face.scale.length) step++;
  }
  return worth;
}

/** What a property loses with its next step down. */
export function nextFall({ scale }: Face, step: number): number {
  const value = scale[step]!;
  return value - (scale[step + 1] ?? value);
}

/** What a helper does for its owner in a round, in pounds. */
function helpWorth(look: Outlook, face: Face): number {
  return bonusWorth(look, face) + tradeWorth(look, face) + upkeepWorth(look, face) + cardsWorth(face) + actionsWorth(face);
}

/** A bonus is worth more where the opera or a property of one's own is sure to use it. */
function bonusWorth(look: Outlook, { bonus, serves }: Face): number {
  if (bonus === 0) return 0;
  if (serves >= 1 << TYPES_FROM) return (bonus / 3) * (owns(look, (type) => (serves & (1 << (TYPES_FROM + type))) !== 0) ? 2.5 : 0.7);
  return (serves & MASK) === 0 ? bonus * 0.6 : (bonus / 3) * 2.2;
}

const FARMS = 1 << FARM;

function tradeWorth(look: Outlook, { trades, allowance, shifts, shiftDown, shiftUp }: Face): number {
  const one = trades === 0 ? 0 : trades !== FARMS ? 0.75 : owns(look, isFarm) ? 0.8 : 0.4;
  const pound = shifts !== FARMS ? 0.2 : owns(look, isFarm) ? 0.2 : 0.1;
  return one * allowance + pound * (shiftDown + shiftUp);
}

function upkeepWorth(look: Outlook, { upkeeps, allowance }: Face): number {
  if (upkeeps === 0) return 0;
  let served = 0;
  for (const { card } of look.player.board) if (look.faces[card]!.types.some((type) => (upkeeps & (1 << type)) !== 0)) served++;
  if (served === 0) return upkeeps === FARMS ? 0.3 : 0.5;
  return ACTION * Math.min(served, allowance);
}

/** A card more is worth a pound if it may be of any deck, less otherwise. */
function cardsWorth({ draws, drawsFrom, keeps, searches }: Face): number {
  const drawn = drawsFrom < 0 ? draws : drawsFrom === COMPANIONS ? (draws / 3) * 1.4 : (draws / 3) * 2;
  return drawn + (keeps / 2) * 0.2 + (searches / 6) * 2;
}

function actionsWorth({ extraActions, whiteActions }: Face): number {
  return ACTION * extraActions + 1.8 * whiteActions;
}

function isFarm(type: number): boolean {
  return type === FARM;
}

function owns({ player, faces }: Outlook, wanted: (type: number) => boolean): boolean {
  return player.board.some(({ card }) => faces[card]!.types.some(wanted));
}

/** What a card in hand is likely to get rid of, beyond what its actions could do elsewhere; never below 0, as nobody must play it. */
export function handWorth(look: Outlook, card: number): number {
  const face = look.faces[card]!;
  switch (face.kind) {
    case 'event':
      return eventWorth(look, face);
    case 'property':
      return Math.max(0, purchaseWorth(look, face));
    case 'expense':
    case 'helper':
      return Math.max(0, layingWorth(look, face));
    case 'companion':
      return companionWorth(look, face.companion);
    case 'wild':
      return look.now === 0 ? 0 : 0.3 + Math.max(...[0, 1, 2, 3].map((kind) => companionWorth(look, kind)));
  }
}

/** So much of an action's worth is counted as the price of playing a card: less than all, because actions are lost without cards. */
const PRICE = 0.75 * ACTION;

export function eventWorth(look: Outlook, face: Face): number {
  const bonus = bonusOn(look, face.symbols);
  let best = 0;
  for (const { actions, pounds } of face.pay) best = Math.max(best, pounds + bonus - PRICE * actions);
  let company = 0;
  for (const { kind, pounds } of face.companions) if ((look.companions & (1 << kind)) !== 0) company += pounds - 0.8;
  return 0.4 + Math.max(best + company, effectWorth(look, face));
}

export function effectWorth({ player, faces }: Outlook, face: Face): number {
  switch (face.effect) {
    case 'LW-WHITE-4':
      return (face.gain - (face.pay[0]?.actions ?? 1)) * PRICE + (face.pay[0]?.pounds ?? 0);
    case 'LW-WHITE-5':
      return 2;
    case 'LW-WHITE-6': {
      let steps = 0;
      for (const { card, step } of player.board) {
        const { scale } = faces[card]!;
        for (let i = step; i + 1 < scale.length && steps < 3; i++) steps++;
      }
      return steps * 1.8 - PRICE;
    }
    case 'GS-EVT-3':
      return 1.5;
    default:
      return 0;
  }
}

export function layingWorth(look: Outlook, face: Face): number {
  const laid: Played = { card: face.index, step: 0, tokens: [], activated: false, served: 0 };
  const crowded = look.player.board.length >= look.player.spaces ? 2 : 0;
  return engineWorth(look, laid, face) - PRICE * face.layActions + face.layPounds - crowded;
}

/** What buying a property gains: the market's whim, and what it loses in value until it is sold, or kept and counted with 5 more. */
export function purchaseWorth(look: Outlook, face: Face): number {
  const { state, player } = look;
  const modifiers = face.types.map((type) => state.market[type]!);
  const dear = Math.max(...modifiers);
  if (player.bankrupt || face.scale[0]! + Math.min(...modifiers) > player.money) return 0;
  const bought: Played = { card: face.index, step: 0, tokens: [], activated: false, served: 0 };
  const crowded = player.board.length >= player.spaces ? 2 : 0;
  const burden = look.after < 1 ? 5 : 4;
  return estateWorth(look, bought, face) + dear - burden - PRICE - crowded;
}

/** A companion either joins an event in hand or opens a dearer amount on a card in play. */
export function companionWorth(look: Outlook, kind: number): number {
  let best = 0.5;
  for (const card of look.player.hand)
    for (const option of look.faces[card]!.companions) if (option.kind === kind) best = Math.max(best, option.pounds - 0.8);
  for (const played of look.player.board) best = Math.max(best, tokenWorth(look, played, kind));
  return best;
}

/** What a token on a card's next space adds to all its uses to come, less the action it takes. */
export function tokenWorth(look: Outlook, played: Played, kind: number): number {
  const face = look.faces[played.card]!;
  const space = face.spaces[played.tokens.length];
  if (space === undefined || (space.takes & (1 << kind)) === 0) return 0;
  return (space.pounds - openAmount(look, played)) * usesLeft(look, played) - PRICE;
}
