import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { server } from '../client.ts';
import { canPush, tellHere } from '../me/push.ts';

/** A game over days is played between other things: whoever sits down is offered to be told when it is their turn. */
export function TellMe() {
  const voice = useVoice();
  const [told, setTold] = useState(false);
  const { busy, trouble, act } = useAction();
  const here = async () => {
    await tellHere((await server().http.notices()).pushKey);
    setTold(true);
  };
  return (
    <section data-testid="tell-me">
      <p>{voice.say(told ? 'room.told' : 'room.tell')}</p>
      <p>
        {canPush && !told && (
          <button type="button" className="button small" aria-disabled={busy} onClick={() => act(here)}>
            {voice.say('notices.push')}
          </button>
        )}{' '}
        <Link href="/me">{voice.say('room.tell.more')}</Link>
      </p>
      <TroubleLine trouble={trouble} voice={voice} />
    </section>
  );
}
