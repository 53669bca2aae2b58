/** What is said while a move is put together, and on the buttons that make it. */
import type { TableVoice } from '@parlour/kernel';
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import { cardName, lastWill, type Move, moveValues, type Options, tableFor, type Types, type View } from '../rules/index.ts';
import { compose, picks as picksOf } from './picks.ts';

/** In the short words of a button where it has any; else as in a list. */
export function confirm(move: Move, view: View, voice: TableVoice<Options>): string {
  const key = `lw.do.${move.type}`;
  return voice.has(key) ? voice.say(key, moveValues(move, view, voice)) : lastWill.text.move(move, view, voice);
}

/** What is in hand and what may be done with it. */
export function progress(picks: readonly string[], scene: Scene<Types>, voice: TableVoice<Options>): string | undefined {
  const { view, moves } = scene;
  const complete = compose(picks, scene).filter((move) => moves.includes(move));
  const first = complete[0];
  const subject = subjectOf(picks, view, voice);
  if (complete.length === 1 && first !== undefined) return voice.say('lw.progress.one', { move: lastWill.text.move(first, view, voice) });
  if (complete.length > 1) return voice.say('lw.progress.many', { subject });
  if (picks.includes('errand:demotion')) return voice.say('prompt.demote', { players: voice.name(view.viewer ?? 0) });
  if (picks.some((pick) => pick.startsWith('hand:'))) {
    const onto = moves.some((move) => move.type === 'token' && picks.every((pick) => picksOf(move, view).includes(pick)));
    if (onto) return voice.say('lw.progress.token', { subject });
  }
  return subject === '' ? undefined : voice.say('lw.progress.many', { subject });
}

function subjectOf(picks: readonly string[], view: View, voice: TableVoice<Options>): string {
  const pick = picks.findLast((one) => /^(hand|space|slot|drawn):/.test(one));
  if (pick === undefined) return picks.includes('errand:opera') ? voice.say('thing.opera') : '';
  const at = Number(pick.slice(pick.indexOf(':') + 1));
  const kind = pick.slice(0, pick.indexOf(':'));
  const card = kind === 'space' ? (view.players[view.viewer ?? -1]?.board[at]?.card ?? -1) : kind === 'slot' ? (view.offer[at] ?? -1) : at;
  return card < 0 ? '' : cardName(card, voice, tableFor(voice.setting).book);
}
