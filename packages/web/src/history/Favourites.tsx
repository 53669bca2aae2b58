import { loadDesign, loadGame } from '@parlour/games';
import { type AnyDesign, type AnyGame, atTable, type GameRecord, type Setting, settingFor, type Thing } from '@parlour/kernel';
import { joined, useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useEffect, useMemo, useState } from 'react';
import { favouritesOf, type Known, linesOf } from './figures.ts';
import s from './History.module.css';
import { numbers, Table } from './tables.tsx';

/** So many of each kind are named. */
const MOST = 5;

/** What I use most and what I win with, in the words of the game's designers. Nothing for a game that nobody counts. */
export function Favourites({ game: id, all }: { readonly game: string; readonly all: readonly Known[] }) {
  const [subject, setSubject] = useState<{ readonly game: AnyGame; readonly design: AnyDesign }>();
  useEffect(() => {
    Promise.all([loadGame(id), loadDesign(id)])
      .then(([game, design]) => setSubject(game === undefined || design === undefined ? undefined : { game, design }))
      .catch(() => setSubject(undefined));
  }, [id]);
  return subject === undefined ? null : <Lines {...subject} all={all} />;
}

interface Props {
  readonly game: AnyGame;
  readonly design: AnyDesign;
  readonly all: readonly Known[];
}

function Lines({ game, design, all }: Props) {
  const voice = useVoice(useMemo(() => joined(game.text.catalogues, design.text), [game, design]));
  const format = numbers(voice);
  // The same place may have had other numbers under earlier rules, or with more players.
  const speakers = new Map(all.map(({ id, record }) => [id, atTable(voice, settingIn(game, record), [])]));
  const kinds = kindsIn(all).map((group) => {
    return { group, favourites: favouritesOf(all, (key, { id }) => nameIn(group, key, (thing) => design.name(thing, speakers.get(id)!))) };
  });
  const rows = (favourites: ReturnType<typeof linesOf>, name: (key: string) => string) =>
    favourites
      .slice(0, MOST)
      .map(({ key, games, times, won }) => [name(key), String(games), format.decimal(times / games), format.percent(won / games)]);
  const head = (title: string) => [title, voice.say('history.played'), voice.say('mine.times'), voice.say('mine.share')];
  return (
    <div className={s.lines} data-testid={`my-lines-${game.id}`}>
      <h3>{voice.say(`game.${game.id}.short`)}</h3>
      <Table testId="lines" head={head(voice.say('mine.way'))} rows={rows(linesOf(all), (way) => voice.say(`way.${way}`))} />
      {kinds.map(({ group, favourites }) => (
        <Table key={group} testId={group} head={head(voice.say(`usage.${group}`))} rows={rows(favourites, (name) => name)} />
      ))}
    </div>
  );
}

/** The kinds of things that I have used. */
function kindsIn(all: readonly Known[]): string[] {
  return [...new Set(all.flatMap(({ digest }) => Object.keys(digest.used).map((key) => thingIn(key).group)))];
}

function thingIn(key: string): Thing {
  const [group = '', ...id] = key.split(' ');
  return { group, id: id.join(' ') };
}

/** What things of one kind are called; those of one name are one to a player, whatever tells them apart for a designer. */
function nameIn(kind: string, key: string, name: (thing: Thing) => string): string | undefined {
  const thing = thingIn(key);
  return thing.group === kind ? name(thing).replace(` (${thing.id})`, '') : undefined;
}

/** What was agreed for a game, under the rules that it was played by. */
function settingIn(game: AnyGame, { rules, options, seats }: GameRecord): Setting {
  return { ...settingFor(game, options, seats.length), revision: rules };
}
