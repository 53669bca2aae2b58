import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { TroubleMessage } from '../shell/Message.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { keepFinished } from './keep.ts';
import { unpackMoment } from './moment.ts';

/** A link to a moment: the game in it is kept on this device, once, and opened there. */
export default function MomentPage() {
  const voice = useVoice();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    async function open(): Promise<void> {
      const { record, number } = await unpackMoment(location.hash);
      navigate(await keepFinished(record, number), { replace: true });
    }
    open().catch((error) => setTrouble(troubleOf(error)));
  }, [navigate]);
  return trouble === undefined ? <Waiting /> : <TroubleMessage title={voice.say('saved.cannot')} trouble={trouble} />;
}
