import { loadGame, loadPackFormat } from '@parlour/games';
import { digestOf, isRecord, meterOf, openSheet, type PackDocument, type PackFormat } from '@parlour/kernel/packs';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ownName } from '../start/documents.ts';
import s from './PackFacts.module.css';

// Faces are drawn only for whoever wants to see them.
const PackFaces = lazy(() => import('./PackFaces.tsx'));

interface Props {
  readonly playable: PlayableGame;
  readonly option: string;
  readonly pack: unknown;
}

/** Which pack is played: what it is called, how much of it somebody has read off a box, and a digest by which two people know that they mean the same. */
export function PackFacts({ playable, option, pack }: Props) {
  const voice = useVoice();
  const format = useFormat(playable, option);
  const [isOpen, open] = useState(false);
  const facts = useMemo(() => (format === undefined || !isRecord(pack) ? undefined : factsOf(format, pack)), [format, pack]);
  return (
    <div className={s.facts} data-testid="pack-facts">
      <b>{ownName(pack) || voice.say('agreed.pack.nameless')}</b>
      {facts !== undefined && (
        <>
          <span>{voice.say('agreed.pack.meter', { ...facts.meter })}</span>
          <span className="hint">
            {voice.say('agreed.pack.digest', { digest: facts.digest })}
            {facts.isOurs && ` · ${voice.say('agreed.pack.same')}`}
          </span>
          <span>
            <button type="button" className="button small" onClick={() => open(true)}>
              {voice.say('agreed.pack.look')}
            </button>
          </span>
        </>
      )}
      {isOpen && facts !== undefined && (
        <Suspense>
          <PackFaces playable={playable} format={facts.format} pack={facts.pack} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  );
}

function factsOf(format: PackFormat, document: PackDocument) {
  const pack = format.modern(document);
  const { entries, confirmed, twice, unsure } = meterOf(openSheet(format, pack));
  const digest = digestOf(format, pack);
  return { format, pack, meter: { entries, confirmed, twice, unsure }, digest, isOurs: digest === digestOf(format, {}) };
}

/** How the game's packs are written today. Under earlier rules our own numbers were others: nothing is said of such a table. */
function useFormat({ game }: PlayableGame, option: string): PackFormat | undefined {
  const [format, setFormat] = useState<PackFormat>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([loadPackFormat(game.id), loadGame(game.id)]).then(
      ([found, today]) => {
        if (isWanted && found?.option === option && today?.revision === game.revision) setFormat(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game, option]);
  return format;
}
