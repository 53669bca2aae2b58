import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { calledPack } from './names.ts';
import type { Facts } from './facts.ts';
import s from './PackFacts.module.css';

// Faces are drawn only for whoever wants to see them.
const PackFaces = lazy(() => import('./PackFaces.tsx'));

interface Props {
  readonly playable: PlayableGame;
  readonly option: string;
  readonly pack: unknown;
  /** All is told that can be: nothing below moves any more. */
  readonly onTold?: () => void;
}

/** Which pack is played: what it is called, how much of it somebody has read off a box, and a digest by which two people know that they mean the same. */
export function PackFacts({ playable, option, pack, onTold }: Props) {
  const voice = useVoice();
  const facts = useFacts(playable, option, pack, onTold);
  const [isOpen, open] = useState(false);
  return (
    <div className={s.facts} data-testid="pack-facts">
      <b>{calledPack(pack, voice)}</b>
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

/** Without them, a pack is told by its name. */
function useFacts({ game }: PlayableGame, option: string, pack: unknown, onTold: (() => void) | undefined): Facts | undefined {
  const [found, setFound] = useState<{ readonly facts: Facts | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void import('./facts.ts')
      .then(({ factsOf }) => factsOf(game, option, pack))
      .then(
        (facts) => {
          if (isWanted) setFound({ facts });
        },
        () => {
          if (isWanted) setFound({ facts: undefined });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [game, option, pack]);
  const isTold = found !== undefined;
  useEffect(() => {
    if (isTold) onTold?.();
  }, [isTold, onTold]);
  return found?.facts;
}
