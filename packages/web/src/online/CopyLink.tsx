import { useRef, useState } from 'react';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './CopyLink.module.css';

interface Props {
  readonly address: string;
  readonly label: string;
  readonly testId: string;
  /** The id of what it belongs to, where there are several alike. */
  readonly about?: string;
}

/** An address to hand on: to look at, to select, to copy. */
export function CopyLink({ address, label, testId, about }: Props) {
  const voice = useVoice();
  const [said, setSaid] = useState<'room.copy' | 'room.copied' | 'room.marked'>('room.copy');
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('room.copied');
    } catch {
      // Not every browser lets a page do it: then it is marked, and copied by hand.
      field.current?.focus();
      setSaid('room.marked');
    }
  }
  return (
    <span className={s.copy}>
      <input
        ref={field}
        className={`input ${s.link}`}
        readOnly
        value={address}
        aria-label={label}
        aria-describedby={about}
        data-testid={testId}
        onFocus={(event) => event.target.select()}
      />
      {/* Pages served without TLS may not write to the clipboard: there one selects. */}
      {'clipboard' in navigator && (
        <button type="button" className="button small primary" aria-describedby={about} onClick={() => void copy()}>
          <Icon name="linked-rings" /> {voice.say(said)}
        </button>
      )}
    </span>
  );
}
