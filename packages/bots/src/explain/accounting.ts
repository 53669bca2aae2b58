/** The account of a game in words. */
import type { Voice } from '@parlour/kernel';
import { type Account, accountParts, type Play } from '../account/account.ts';
import { levelLike } from '../account/levels.ts';

/** A part of a chance in hundredths, with its sign: +6, −11, 0. */
export function points(chance: number, { language }: Voice): string {
  return signed(language)
    .format(Math.round(chance * 100))
    .replace('-', '−');
}

const formats = new Map<string, Intl.NumberFormat>();
function signed(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  formats.set(language, format);
  return format;
}

/** “You were dealt +6, drew −11; …”. Without a player, to whoever reads. `own` speaks for the bots. */
export function accountSentence({ deal, draws, others, own: lost, exchanged }: Account, own: Voice, player?: string): string {
  return own.say(player === undefined ? 'bots.account.you' : 'bots.account.player', {
    player: player ?? '',
    deal: points(deal, own),
    draws: points(draws, own),
    took: others < 0 ? 'yes' : 'no',
    others: whole(others),
    lost: whole(lost),
    exchanged: whole(exchanged),
  });
}

function whole(chance: number): number {
  return Math.abs(Math.round(chance * 100));
}

/** How well somebody decided, with a level to compare it with where there is one. */
export function playSentence(game: string, { rate, decisions, sound }: Play, own: Voice): string {
  const level = levelLike(game, rate);
  const words = own.say('bots.account.rate', {
    rate: new Intl.NumberFormat(own.language, { maximumFractionDigits: 1 }).format(rate * 1000),
    decisions,
    sound,
  });
  if (level === undefined || decisions === 0) return words;
  return `${words} ${level === 'none' ? own.say('bots.account.beyond') : own.say('bots.account.like', { level: own.say(`bots.level.${level}`) })}`;
}

/** The parts as a table: what each is called, and one column a seat; the last row is the result. */
export function accountRows(accounts: readonly Account[], own: Voice): string[][] {
  const rounded = accounts.map(roundedRest);
  const rows = accountParts.map((part) => [own.say(`bots.account.${part}`), ...rounded.map((account) => points(account[part], own))]);
  return [...rows, [own.say('bots.account.result'), ...rounded.map(({ result }) => points(result, own))]];
}

/** Whoever adds up what is written finds the result: what rounding takes or gives is in the rest. */
function roundedRest(account: Account): Account {
  const hundredths = (part: keyof Account) => Math.round(account[part] * 100);
  const others = accountParts.reduce((sum, part) => (part === 'rest' ? sum : sum + hundredths(part)), 0);
  return { ...account, rest: (hundredths('result') - others) / 100 };
}
