import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Choice } from '@parlour/table-kit/reader/SettingsForm.tsx';
import { useEffect, useState } from 'react';
import { type Chosen, ownName } from '../start/documents.ts';
import { type KeptPack, keptPacks } from './kept.ts';

/** The packs on this device that a game can be played with; none where nothing is kept. */
export function useOwnPacks(game: string): readonly KeptPack[] {
  const [packs, setPacks] = useState<readonly KeptPack[]>([]);
  useEffect(() => {
    // What is typed blind, to be held against another, is not played with.
    const look = () =>
      void keptPacks.all().then(
        (all) => setPacks(all.filter((pack) => pack.game === game && pack.checks === undefined)),
        () => undefined,
      );
    look();
    return keptPacks.listen(look);
  }, [game]);
  return packs;
}

interface Props {
  readonly label: string;
  readonly packs: readonly KeptPack[];
  /** The id of the one that is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (pack: Chosen | undefined) => void;
}

/** My own packs, to be played with. */
export function OwnPacks({ label, packs, chosen, onChoose }: Props) {
  const voice = useVoice();
  if (packs.length === 0) return null;
  const nameOf = ({ pack }: KeptPack) => ownName(pack) || voice.say('agreed.pack.nameless');
  const choose = (id: string) => {
    const kept = packs.find((pack) => pack.id === id);
    onChoose(kept && { name: nameOf(kept), own: id, text: () => Promise.resolve(JSON.stringify(kept.pack)) });
  };
  return (
    <Choice
      label={label}
      value={chosen ?? ''}
      options={[['', voice.say('options.ours')], ...packs.map((kept) => [kept.id, nameOf(kept)] as const)]}
      onChange={choose}
    />
  );
}
