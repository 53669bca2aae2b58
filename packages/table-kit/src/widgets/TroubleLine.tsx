import type { Voice } from '@parlour/kernel';
import { useEffect, useRef } from 'react';
import type { Trouble } from '../state/situation.ts';
import { troubleText } from '../reader/voice.ts';

interface Props {
  readonly trouble: Trouble | undefined;
  readonly voice: Voice;
}

/** What went wrong, if anything: said aloud, and brought into sight, since what was pressed may be far from here. */
export function TroubleLine({ trouble, voice }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (trouble !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (trouble === undefined) return null;
  return (
    <p ref={line} role="alert" className="trouble">
      {troubleText(trouble, voice)}
    </p>
  );
}
