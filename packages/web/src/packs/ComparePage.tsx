/** Two packs side by side, card by card, and made one: what both have read alike is confirmed twice, what they read differently is chosen. */
import type { Voice } from '@parlour/kernel';
import { loadPackFormat } from '@parlour/games';
import {
  aligned,
  diffPacks,
  type EntryPair,
  type FieldPair,
  mergePacks,
  namesText,
  type PackFormat,
  placeText,
  valueText,
  wholeOf,
} from '@parlour/kernel/packs';
import { joined, useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { loadPlayable } from '../games/index.ts';
import { Message, TroubleMessage } from '../shell/Message.tsx';
import { Page } from '../shell/Page.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { changesBetween } from './changes.ts';
import s from './ComparePage.module.css';
import { type KeptPack, keptPacks, newPackId } from './kept.ts';
import { nameOf } from './names.ts';
import './words.ts';

interface Pair {
  readonly first: KeptPack;
  readonly second: KeptPack;
  readonly format: PackFormat;
  readonly playable: PlayableGame;
}

type Side = 'a' | 'b';

export default function ComparePage({ id, other }: { id: string; other: string }) {
  const voice = useVoice();
  const [pair, setPair] = useState<Pair | null>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    openPair(id, other)
      .then((found) => setPair(found ?? null))
      .catch((error) => setTrouble(troubleOf(error)));
  }, [id, other]);
  if (trouble !== undefined) return <TroubleMessage title={voice.say('packs.cannot')} trouble={trouble} />;
  if (pair === undefined) return <Waiting />;
  return pair === null ? <Message title={voice.say('packs.gone')} /> : <Compare {...pair} />;
}

async function openPair(id: string, other: string): Promise<Pair | undefined> {
  const [first, second] = await Promise.all([keptPacks.find(id), keptPacks.find(other)]);
  if (first === undefined || second?.game !== first.game) return undefined;
  const [format, playable] = await Promise.all([loadPackFormat(first.game), loadPlayable(first.game)]);
  return format && playable && { first, second: { ...second, pack: aligned(format, first.pack, second.pack) }, format, playable };
}

function Compare({ first, second, format, playable }: Pair) {
  const texts = useMemo(() => joined(playable.game.text.catalogues, format.text), [playable, format]);
  const voice = useVoice(texts);
  const [, navigate] = useLocation();
  const { trouble, act } = useAction();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const merged = useMemo(() => mergePacks(format, first.pack, second.pack, choices), [format, first, second, choices]);
  const isCheck = second.checks === first.id;
  // Whoever typed blind has left empty what they did not read: that is no difference.
  const different = useMemo(() => diffPacks(format, first.pack, second.pack), [format, first, second]);
  const shown = isCheck ? merged.differences : different;
  const open = merged.differences.flatMap(({ fields }) => fields).filter(({ key }) => choices[key] === undefined).length;
  const wholes = useMemo(() => [wholeOf(format, first.pack), wholeOf(format, second.pack)] as const, [format, first, second]);
  const { PackEntry, Sprite } = playable.plug;

  /** What was checked becomes part of the first; two packs of equal right become a third. */
  async function join() {
    if (isCheck) {
      await keptPacks.change(first.id, changesBetween(first.pack, { ...merged.pack, name: first.pack['name'] }), Date.now());
      await keptPacks.forget(second.id);
      return navigate(`/packs/${first.id}`);
    }
    const id = newPackId();
    const name = voice.say('packs.joined', { first: nameOf(first.pack, voice), second: nameOf(second.pack, voice) }).slice(0, 60);
    await keptPacks.save({ id, game: first.game, pack: { ...merged.pack, name }, updated: Date.now() });
    navigate(`/packs/${id}`);
  }
  return (
    <Page>
      <h1>{voice.say('packs.comparing', { first: nameOf(first.pack, voice), second: nameOf(second.pack, voice) })}</h1>
      <p data-testid="compared">
        {voice.say('packs.compared', { agreed: merged.agreed, taken: merged.taken, open, entries: shown.length })}
      </p>
      {Sprite !== undefined && <Sprite />}
      <ul className={s.entries}>
        {shown.map((entry) => (
          <li key={entry.key} className={s.entry}>
            <h2>{format.title(entry.path, wholes[entry.a === undefined ? 1 : 0], voice)}</h2>
            {PackEntry !== undefined && (
              <div className={s.faces} aria-hidden="true">
                {[first, second].map(({ id, pack }) => (
                  <div key={id}>
                    <PackEntry pack={pack} path={entry.path} voice={voice} small />
                  </div>
                ))}
              </div>
            )}
            <Differences
              entry={entry}
              isOpen={(field) => merged.differences.some(({ fields }) => fields.some(({ key }) => key === field.key))}
              names={[nameOf(first.pack, voice), nameOf(second.pack, voice)]}
              choices={choices}
              onChoose={(key, side) => setChoices({ ...choices, [key]: side })}
              format={format}
              voice={voice}
            />
          </li>
        ))}
      </ul>
      <TroubleLine trouble={trouble} voice={voice} />
      <p className={s.foot}>
        <button type="button" className="button primary" onClick={() => act(join)} data-testid="join-packs">
          {voice.say(isCheck ? 'packs.blind.join' : 'packs.join')}
        </button>
        {open > 0 && <span className="hint">{voice.say('packs.join.open', { open })}</span>}
      </p>
    </Page>
  );
}

interface DifferencesProps {
  readonly entry: EntryPair;
  readonly isOpen: (field: FieldPair) => boolean;
  readonly names: readonly [string, string];
  readonly choices: Readonly<Record<string, Side>>;
  readonly onChoose: (key: string, side: Side) => void;
  readonly format: PackFormat;
  readonly voice: Voice;
}

/** Field by field: what one has and what the other; chosen only where both have read it. */
function Differences({ entry, isOpen, names, choices, onChoose, format, voice }: DifferencesProps) {
  return entry.fields.map((field) => {
    const label = placeText(format, field.path.slice(entry.path.length), voice);
    const said = (value: unknown) => (field.shape.kind === 'names' ? namesText(value) : valueText(format, value, voice));
    return (
      <fieldset key={field.key} className={s.field}>
        <legend>{label}</legend>
        {(['a', 'b'] as const).map((side, i) => {
          const mark = voice.say(`packs.mark.${side === 'a' ? field.markA : field.markB}`);
          const words = (
            <span>
              <b>{said(field[side])}</b> <small className="hint">{voice.say('packs.said-by', { name: names[i]!, mark })}</small>
            </span>
          );
          if (!isOpen(field)) return <p key={side}>{words}</p>;
          return (
            <label key={side}>
              <input type="radio" name={field.key} checked={choices[field.key] === side} onChange={() => onChoose(field.key, side)} />
              {words}
            </label>
          );
        })}
      </fieldset>
    );
  });
}
