/** What must hold between the numbers of a pack so that the game can be set up and played with it. */
import { type Card, type Help, type Material, type OfferSpace, regularDecks, rounds, type CompanionSpace } from '../material/index.ts';
import { isNamed } from './names.ts';
import { type PackProblem, problem } from './problem.ts';
import { helpVerbs } from './schema.ts';

type Path = readonly (string | number)[];
type Report = (path: Path, key: string, values?: PackProblem['values']) => void;

/** The fewest cards a deck may have without the expansion: five players are dealt three helpers or expenses and three properties each. */
const fewest = { events: 10, helpersAndExpenses: 18, properties: 18, companions: 8 };

/** The most cards in all, every copy counted: four times those of both boxes. */
const MOST_COPIES = 600;

/**
 * The most pounds by which all helpers, every copy counted, change one amount or price: seven times what ours do. Each sum up to it is a
 * move of its own for each card in hand: somebody lists them all.
 */
const MOST_HELP = 40;

/** Problems of one card on its own. */
export function cardProblems(card: Card): PackProblem[] {
  const found: PackProblem[] = [];
  const report: Report = (path, key, values) => found.push(problem(['cards', card.id, ...path], key, values));
  if (!isNamed(card.names, `name.card.${card.id}`)) report(['names'], 'missing', { field: 'names' });
  if (card.part === 'base' && isOfExpansion(card)) report([], 'needs-expansion');
  if (card.crowns === 3 && card.part === 'sacked') report(['crowns'], 'two-crowns');
  switch (card.kind) {
    case 'event':
      eventProblems(card, report);
      break;
    case 'expense':
      if (counts(card.use)) {
        if (card.use.pounds > 0 || (card.steps ?? []).length > 0) report(['use'], 'counting-alone');
      } else if (card.use.pounds === 0) report(['use', 'pounds'], 'spends-nothing');
      stepProblems(card.use.pounds, card.steps, report);
      break;
    case 'helper':
      helperProblems(card, report);
      break;
    case 'property':
      if (!isFalling(card.scale)) report(['scale'], 'scale');
      if (card.scale[0] === 0) report(['scale', 0], 'price');
      if (card.types.every((type) => type === 'farm') && card.scale.length > 1) report(['scale'], 'farm');
      if (!isDistinct(card.types)) report(['types'], 'twice');
      stepProblems(card.use.pounds, card.steps, report);
      break;
    case 'companion':
    case 'wild':
      break;
  }
  return found;
}

function eventProblems(card: Extract<Card, { kind: 'event' }>, report: Report): void {
  const { pay, companions = [], symbols } = card;
  if (!isDistinct(symbols)) report(['symbols'], 'twice');
  if (!isDistinct(companions.map(({ takes }) => takes))) report(['companions'], 'twice');
  if (!isRising(pay.map(({ actions }) => actions)) || !isRising(pay.map(({ pounds }) => pounds))) report(['pay'], 'pay-rises');
  if (pay.length > 1 && (companions.length > 0 || card.effect !== undefined || card.nuptial !== undefined)) report(['pay'], 'one-payment');
  if (companions.length > 0 && card.effect !== undefined) report(['companions'], 'effect-alone');
  if ((card.gain !== undefined) !== (card.effect === 'LW-WHITE-4')) report(['gain'], 'gain');
  if ((card.nuptial !== undefined) !== symbols.includes('nuptial')) report(['nuptial'], 'nuptial');
  if (card.nuptial !== undefined && pay[0]!.actions !== 1) report(['pay', 0, 'actions'], 'nuptial-action');
}

function helperProblems(card: Extract<Card, { kind: 'helper' }>, report: Report): void {
  for (const [i, help] of card.helps.entries()) {
    const before = card.helps.slice(0, i);
    if (before.some((other) => verbOf(other) === verbOf(help))) report(['helps', i], 'twice');
    if (isCounted(help) && before.some(isCounted)) report(['helps', i], 'one-count');
    for (const field of ['to', 'of'] as const) {
      const served = (help as { readonly [field in 'to' | 'of']?: readonly string[] })[field];
      if (served !== undefined && !isDistinct(served)) report(['helps', i, field], 'twice');
    }
  }
  if (card.use !== undefined && card.helps.some((help) => 'searches' in help)) report(['use'], 'search');
  if (card.use?.pounds === 0) report(['use', 'pounds'], 'spends-nothing');
  if (card.use === undefined && (card.steps ?? []).length > 0) report(['steps'], 'steps-need-use');
  stepProblems(card.use?.pounds ?? 0, card.steps, report);
}

function verbOf(help: Help): string | undefined {
  return helpVerbs.find((verb) => verb in help);
}

/** What serves so many times a round: a card in play counts one such thing. */
function isCounted(help: Help): boolean {
  return 'waives' in help || ('gives' in help && help.for === 'white');
}

function stepProblems(first: number, steps: readonly CompanionSpace[] = [], report: Report): void {
  if (!isRising([first, ...steps.map(({ pounds }) => pounds)])) report(['steps'], 'steps-rise');
  for (const [i, step] of steps.entries()) if (step.free && (i > 0 || step.takes === 'animal')) report(['steps', i, 'free'], 'free');
}

/** What the base game's rules do not speak of. */
function isOfExpansion(card: Card): boolean {
  if (card.kind === 'event') return card.nuptial !== undefined || (card.effect ?? '').startsWith('GS');
  if (card.kind === 'helper' && card.helps.some(isNewHelp)) return true;
  if (card.kind === 'property' && card.types.length > 1) return true;
  return 'steps' in card && (card.steps ?? []).some(isNewStep);
}

function isNewHelp(help: Help): boolean {
  return 'searches' in help || ('adds' in help && help.to.includes('nuptial'));
}

function isNewStep({ takes, decay, free }: CompanionSpace): boolean {
  return takes === 'animal' || decay !== undefined || free !== undefined;
}

/** Problems of the material as a whole, once the pack's numbers are in place. */
export function materialProblems(material: Material): PackProblem[] {
  const found: PackProblem[] = [];
  const report: Report = (path, key, values) => found.push(problem(path, key, values));
  for (const deck of regularDecks) {
    const cards = material.cards.filter((card) => card.deck === deck && card.part === 'base').reduce((sum, { copies }) => sum + copies, 0);
    if (cards < fewest[deck]) report(['cards'], 'deck', { deck, cards, min: fewest[deck] });
  }
  const copies = material.cards.reduce((sum, card) => sum + card.copies, 0);
  if (copies > MOST_COPIES) report(['cards'], 'copies-max', { cards: copies, max: MOST_COPIES });
  const pounds = helpInAll(material.cards);
  if (pounds > MOST_HELP) report(['cards'], 'help-max', { pounds, max: MOST_HELP });
  if (!isDistinct(material.modifiers.map(({ value }) => value))) report(['modifiers'], 'twice');
  offerProblems(material.offer, report);
  sackedProblems(material.sacked, report);
  return found;
}

/** By how much all helpers together change what they change most. */
function helpInAll(cards: readonly Card[]): number {
  const sums = new Map<string, number>();
  const count = (what: string, pounds: number) => sums.set(what, (sums.get(what) ?? 0) + pounds);
  for (const card of cards) {
    if (card.kind !== 'helper') continue;
    for (const help of card.helps) {
      if ('adds' in help) for (const served of help.to) count(`adds to ${served}`, help.adds * card.copies);
      if ('shifts' in help)
        for (const type of help.of) count(`shifts ${type}`, help.shifts * card.copies * (help.way === 'either' ? 2 : 1));
    }
  }
  return Math.max(...sums.values());
}

function offerProblems(offer: Material['offer'], report: Report): void {
  for (const side of ['2-3', '4-5'] as const) {
    const { spaces, group } = offer[side];
    checkSpaces(['offer', side, 'spaces'], spaces, report);
    if (spaces.filter(isWild).length !== 2) report(['offer', side, 'spaces'], 'two-wild');
    if (group === undefined) continue;
    checkSpaces(['offer', side, 'group', 'spaces'], group.spaces, report);
    if (group.spaces.some(isWild)) report(['offer', side, 'group', 'spaces'], 'two-wild');
    if (group.errandSpaces > group.spaces.length) report(['offer', side, 'group', 'errandSpaces'], 'group', { cards: group.spaces.length });
  }
  for (const side of ['supplement3', 'supplement5'] as const) {
    checkSpaces(['offer', side, 'spaces'], offer[side].spaces, report);
    if (offer[side].spaces.some(isWild)) report(['offer', side, 'spaces'], 'two-wild');
  }
}

function checkSpaces(path: Path, spaces: readonly OfferSpace[], report: Report): void {
  for (const [i, space] of spaces.entries()) {
    if (space[0]!.from !== 1 || !isRising(space.map(({ from }) => from))) report([...path, i], 'rounds', { rounds });
    if (isWild(space) && space.length > 1) report([...path, i], 'wild-stays');
  }
}

function isWild(space: OfferSpace): boolean {
  return space.some(({ deck }) => deck === 'wild');
}

function sackedProblems({ planTiles, employment, lastWills }: Material['sacked'], report: Report): void {
  for (const players of [2, 3, 4, 5])
    for (let position = 1; position <= 8; position++)
      if (!planTiles.some((tile) => tile.position === position && tile.players.includes(players)))
        report(['sacked', 'planTiles'], 'tiles', { players, position });
  for (const [i, tile] of planTiles.entries()) if (!isDistinct(tile.players)) report(['sacked', 'planTiles', i, 'players'], 'twice');
  for (const [lines, set, income] of [
    [4, 'four', 7],
    [5, 'five', 11],
  ] as const) {
    const jobs = employment[set];
    const path = ['sacked', 'employment', set];
    if (!isDistinct(jobs.map(({ id }) => id))) report(path, 'twice');
    // Cards with a nuptial line are set aside when the new cards are left out (GS-VAR-4); five players need a job each even then.
    const without = jobs.filter((job) => job.lines.every(({ symbol }) => symbol !== 'nuptial')).length;
    if (without < 5) report(path, 'jobs', { jobs: without });
    for (const [i, job] of jobs.entries()) {
      if (!isNamed(job.names, `name.job.${job.id}`)) report([...path, i], 'missing', { field: 'names' });
      if (job.lines.reduce((sum, line) => sum + line.income, 0) !== income) report([...path, i, 'lines'], 'income', { lines, income });
    }
    if (!lastWills.some((will) => will.lines === lines)) report(['sacked', 'lastWills'], 'wills', { lines });
  }
  const ids = [...employment.four, ...employment.five].map(({ id }) => id);
  if (isDistinct(employment.four.map(({ id }) => id)) && isDistinct(employment.five.map(({ id }) => id)) && !isDistinct(ids))
    report(['sacked', 'employment'], 'twice');
}

function counts(use: { readonly perFarm?: number; readonly perHorseOnFarms?: number; readonly perDogOnFarms?: number }): boolean {
  return use.perFarm !== undefined || use.perHorseOnFarms !== undefined || use.perDogOnFarms !== undefined;
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value > values[i - 1]!);
}

function isFalling(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value < values[i - 1]!);
}
