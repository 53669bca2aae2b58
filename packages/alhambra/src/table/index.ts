/** Alhambra at the table in the browser. */
import type { Types } from '../rules/index.ts';
import { createElement } from 'react';
import type { Plug } from '@parlour/table-kit/state/plug.ts';
import { account } from './account.ts';
import { Sprite } from './art/Sprite.tsx';
import { about } from './about.ts';
import { entries } from './cards/entries.tsx';
import { MoneyFace, MoneyNote, moneyName } from './faces.tsx';
import { flights, sound } from './flights.tsx';
import { ScoringSheet } from './help.tsx';
import { pictures, sheets } from './pictures.tsx';
import { attempt, compose, confirm, implied, lying, picks, progress } from './picks.ts';
import { outcome } from './outcome.ts';
import { Result } from './Result.tsx';
import { Table } from './Table.tsx';
import { text } from './text/index.ts';
import { tips } from './tips.ts';

/** What to read about a building in the yard, money on display and money in hand. */
const rules: Readonly<Record<string, string>> = { slot: 'AL-BUY-1', take: 'AL-MONEY-1', pay: 'AL-BUY-1' };

export const plug: Plug<Types> = {
  Table,
  text,
  picks,
  lying,
  compose,
  implied,
  attempt,
  confirm,
  progress,
  account,
  outcome,
  tips,
  about,
  flights,
  sound,
  sheet: (event) =>
    event.type === 'scored'
      ? { title: (voice) => voice.say('al.sheet.title', { scoring: event.scoring }), content: createElement(ScoringSheet, { event }) }
      : undefined,
  colours: ['#b8322f', '#2d66a8', '#3a8a4f', '#c9971a', '#7b4aa3', '#4c5a63'],
  heading: (event, voice) => (event.type === 'scored' ? voice.say('al.sheet.title', { scoring: event.scoring }) : undefined),
  hand: ({ hand }, voice) =>
    (hand ?? []).map((card) => ({
      face: createElement(MoneyFace, { card }),
      label: moneyName(card, voice),
      note: createElement(MoneyNote, { card }),
    })),
  Result,
  pictures,
  Sprite,
  cards: entries,
  sheets,
  ruleOf: (thing) => rules[thing.slice(0, thing.indexOf(':'))],
};
