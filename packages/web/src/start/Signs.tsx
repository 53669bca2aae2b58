import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { answerInstall, useInstall } from '../shell/install.ts';
import { useRelease } from '../shell/release.ts';
import s from './Start.module.css';

/** What Parlour has to say of itself between games: a new release, or that it can be installed. One of them at a time. */
export function Signs() {
  const voice = useVoice();
  const isNew = useRelease((state) => state.isNew);
  const offer = useInstall((state) => state.offer);
  if (isNew)
    return (
      <aside className={s.sign} data-testid="new-release">
        <span>{voice.say('release.new')}</span>
        <button type="button" className="button small primary" onClick={() => location.reload()}>
          {voice.say('release.load')}
        </button>
      </aside>
    );
  if (offer === undefined) return null;
  return (
    <aside className={s.sign} data-testid="install">
      <span>{voice.say('install.offer')}</span>
      <button type="button" className="button small primary" onClick={() => answerInstall(true)}>
        {voice.say('install.yes')}
      </button>
      <button type="button" className="button small" onClick={() => answerInstall(false)}>
        {voice.say('install.no')}
      </button>
    </aside>
  );
}
