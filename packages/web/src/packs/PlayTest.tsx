/** Does my box play? Bots try it on this device, beside ours. */
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Tested } from './play-test.ts';
import s from './PlayTest.module.css';

const TestReport = lazy(() => import('./TestReport.tsx'));

interface Props {
  readonly game: string;
  readonly option: string;
  readonly pack: unknown;
}

export function PlayTest({ game, option, pack }: Props) {
  const voice = useVoice();
  const { busy, trouble, act } = useAction();
  const [part, setPart] = useState(0);
  const [tested, setTested] = useState<Tested>();
  const stopping = useRef<AbortController>(undefined);
  // Nobody waits for it any more.
  useEffect(() => () => stopping.current?.abort(), []);

  async function test() {
    const stop = new AbortController();
    stopping.current = stop;
    setPart(0);
    setTested(undefined);
    const { playTest } = await import('./play-test.ts');
    try {
      setTested(await playTest(game, option, pack, setPart, stop.signal));
    } catch (error) {
      // Whoever stops it knows why.
      if (!stop.signal.aborted) throw error;
    }
  }
  return (
    <section className={s.test}>
      <h3>{voice.say('packs.test')}</h3>
      <p>{voice.say('packs.test.about')}</p>
      {busy ? (
        <p className={s.course}>
          <progress value={part} aria-label={voice.say('packs.test')} />
          <button type="button" className="button" onClick={() => stopping.current?.abort()} data-testid="stop-test">
            {voice.say('packs.test.stop')}
          </button>
        </p>
      ) : (
        <button type="button" className="button" onClick={() => act(test)} data-testid="play-test">
          {voice.say('packs.test.begin')}
        </button>
      )}
      <TroubleLine trouble={trouble} voice={voice} />
      {tested !== undefined && (
        <Suspense>
          <TestReport tested={tested} />
        </Suspense>
      )}
    </section>
  );
}
