import { type AnyGame, atTable, type OptionValues, settingFor, type Thing, type Voice } from '@parlour/kernel';

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

export function speakerFor(game: AnyGame, voice: Voice): Speaker {
  return {
    ...voice,
    thing: (thing, { options, players }) => game.text.used?.(thing, atTable(voice, settingFor(game, options, players), [])) ?? thing.id,
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
