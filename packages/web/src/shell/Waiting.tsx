import { useVoice } from '@parlour/table-kit/reader/voice.ts';

/** Something is on its way. */
export function Waiting() {
  const voice = useVoice();
  return <output className="message">{voice.say('loading')}</output>;
}
