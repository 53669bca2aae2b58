import type { Voice } from '@parlour/kernel';
import {
  diffPacks,
  type EntryPair,
  namesText,
  openSheet,
  type PackDocument,
  type PackFormat,
  type Path,
  placeText,
  type SheetEntry,
  valueText,
  wholeOf,
} from '@parlour/kernel/packs';
import { joined, useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { calledPack } from './names.ts';
import s from './PackFacts.module.css';

interface Props {
  readonly playable: PlayableGame;
  readonly format: PackFormat;
  readonly pack: PackDocument;
  readonly onClose: () => void;
}

/** The faces of a pack to leaf through: first what differs from ours, then all of it. */
export default function PackFaces({ playable: { game, plug }, format, pack, onClose }: Props) {
  const texts = useMemo(() => joined(joined(game.text.catalogues, plug.text), format.text), [game, plug, format]);
  const voice = useVoice(texts);
  const [whole, sheet, differences] = useMemo(
    () => [wholeOf(format, pack), openSheet(format, pack), diffPacks(format, {}, pack)] as const,
    [format, pack],
  );
  const { PackEntry, Sprite } = plug;
  const face = (path: Path): ReactNode => PackEntry !== undefined && <PackEntry pack={pack} path={path} voice={voice} small />;
  const titleOf = (path: Path) => format.title(path, whole, voice);
  return (
    <Dialog title={calledPack(pack, voice)} onClose={onClose} wide>
      {Sprite && <Sprite />}
      <h3>{voice.say('agreed.pack.changed', { count: differences.length })}</h3>
      {differences.length === 0 && <p>{voice.say('agreed.pack.unchanged')}</p>}
      <ul className={s.list} data-testid="pack-changed">
        {differences.map((entry) => (
          <li key={entry.key}>
            <div className={s.face}>{face(entry.path)}</div>
            <div>
              <h4>{titleOf(entry.path)}</h4>
              {differenceLines(entry, format, voice).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h3>{voice.say('agreed.pack.all')}</h3>
      {sheet.groups.map(({ id, entries }) => (
        <Group key={id} title={`${voice.say(`pack.group.${id}`)} (${entries.length})`} entries={entries} face={face} titleOf={titleOf} />
      ))}
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly entries: readonly SheetEntry[];
  readonly face: (path: Path) => ReactNode;
  readonly titleOf: (path: Path) => string;
}

/** A hundred faces are drawn when somebody opens their deck, not before. */
function Group({ title, entries, face, titleOf }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={s.group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <ul className={s.grid}>
          {entries.map(({ key, path }) => (
            <li key={key}>
              {face(path)}
              <span>{titleOf(path)}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** A card that only the box has is told by its face. */
function differenceLines({ path, a, fields }: EntryPair, format: PackFormat, voice: Voice): string[] {
  if (a === undefined) return [];
  return fields.map((field) => {
    const place = placeText(format, field.path.slice(path.length), voice);
    const said = (value: unknown) => (field.shape.kind === 'names' ? namesText(value) : valueText(format, value, voice));
    const sides = { theirs: said(field.b), ours: said(field.a) };
    return place === '' ? voice.say('agreed.pack.whole', sides) : voice.say('agreed.pack.difference', { place, ...sides });
  });
}
