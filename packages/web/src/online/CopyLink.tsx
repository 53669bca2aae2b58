import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { useVoice } from '../app/i18n.ts';
import s from './CopyLink.module.css';

/** An address to hand on: to look at, to select, to copy. */
export function CopyLink({ address, label, testId }: { address: string; label: string; testId: string }) {
  const voice = useVoice();
  const [copied, setCopied] = useState(false);
  return (
    <span className={s.copy}>
      <input
        className={`input ${s.link}`}
        readOnly
        value={address}
        aria-label={label}
        data-testid={testId}
        onFocus={(event) => event.target.select()}
      />
      {/* Pages served without TLS may not write to the clipboard: there one selects. */}
      {'clipboard' in navigator && (
        <button
          type="button"
          className="button small primary"
          onClick={() => {
            void navigator.clipboard.writeText(address).then(() => setCopied(true));
          }}
        >
          <Icon name="linked-rings" /> {voice.say(copied ? 'room.copied' : 'room.copy')}
        </button>
      )}
    </span>
  );
}
