/** Last Will and Getting Sacked at the table in the browser. */
import { rounds, tableFor, type Types } from '../rules/index.ts';
import { createElement } from 'react';
import type { Plug } from '@parlour/table-kit/state/plug.ts';
import { account } from './account.ts';
import { about } from './about.ts';
import { Bankrupt } from './Bankrupt.tsx';
import { Sprite } from './art/Sprite.tsx';
import { playerTones } from './art/tones.ts';
import { entries } from './cards/entries.tsx';
import { Face, Note } from './faces.tsx';
import { flights, sound } from './flights.tsx';
import { pictures } from './pictures/index.tsx';
import { outcome, preferred } from './outcome.ts';
import { compose, picks } from './picks.ts';
import { PackEntry } from './pack/Entry.tsx';
import { Result } from './Result.tsx';
import { sheets } from './sheets.tsx';
import { ruleOf } from './rule-of.ts';
import { apart, spoken } from './spoken.ts';
import { Table } from './Table.tsx';
import { text } from './text/index.ts';
import { tips } from './tips.ts';
import { confirm, progress } from './prompts.ts';

export const plug: Plug<Types> = {
  Table,
  text,
  picks,
  compose,
  confirm,
  progress,
  account,
  apart,
  outcome,
  preferred,
  tips,
  about,
  flights,
  sound,
  sheet: (event) =>
    event.type === 'bankrupt'
      ? {
          title: (voice) => voice.say('event.bankrupt', { player: voice.name(event.seat) }),
          content: createElement(Bankrupt, { seat: event.seat }),
        }
      : undefined,
  heading: (event, voice) => (event.type === 'round' ? voice.say('lw.round', { round: event.round, rounds }) : undefined),
  thing: (id) => (id.startsWith('card:') ? createElement(Note, { card: Number(id.slice(5)) }) : undefined),
  colours: playerTones.map(({ main }) => main),
  hand: ({ players, viewer }, voice) =>
    (players[viewer ?? -1]?.hand ?? []).map((card) => ({
      face: createElement(Face, { card }),
      label: spoken(tableFor(voice.setting).book.material.cards[card], voice),
      note: createElement(Note, { card }),
    })),
  Result,
  pictures,
  Sprite,
  cards: entries,
  sheets,
  ruleOf,
  PackEntry,
};
