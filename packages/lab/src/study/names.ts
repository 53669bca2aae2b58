import { atTable, type OptionValues, settingFor, type Thing, type Voice } from '@parlour/kernel';
import type { Subject } from '../subject.ts';

/** What is played: the options and how many play. */
interface Played {
  readonly options: OptionValues;
  readonly players: number;
}

/** Speaks for a game and for the laboratory, and knows what things are called. */
export interface Speaker extends Voice {
  /** What a thing is called at a table. */
  readonly thing: (thing: Thing, table: Played) => string;
}

export function speakerFor({ game, design }: Pick<Subject, 'game' | 'design'>, voice: Voice): Speaker {
  return {
    ...voice,
    thing: (thing, { options, players }) => design?.name(thing, atTable(voice, settingFor(game, options, players), [])) ?? thing.id,
  };
}

/** The options of a table in the game's words, and how many play. */
export function tableName({ options, players }: Played, voice: Voice): string {
  const chosen = Object.entries(options).map(([id, value]) => {
    const key = `option.${id}.${String(value)}`;
    if (voice.has(key)) return voice.say(key);
    return voice.has(`option.${id}`) ? voice.say(`option.${id}`) : id;
  });
  return [...chosen, voice.say('lab.players', { players })].join(', ');
}
