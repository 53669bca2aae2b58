import { useVoice } from './i18n.ts';

/** Something is on its way. */
export function Waiting() {
  const voice = useVoice();
  return <output className="message">{voice.say('loading')}</output>;
}
