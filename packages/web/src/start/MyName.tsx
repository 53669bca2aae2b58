import { useMemo } from 'react';
import { NameField } from './GameForm.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';

/** What I am called, and in which language I am spoken to: whoever gives no name is called Player. */
export function useWho(): { readonly name: string; readonly language: string } {
  const voice = useVoice();
  const { name, language } = useSettings();
  return useMemo(() => ({ name: name.trim() || voice.say('new.guest'), language }), [name, language, voice]);
}

/** The one place where I say what I am called. */
export function MyName() {
  const voice = useVoice();
  const name = useSettings((settings) => settings.name);
  const label = voice.say('room.name');
  return <NameField label={label} value={name} placeholder={label} onChange={(typed) => useSettings.setState({ name: typed })} />;
}

export function MyNameField() {
  const voice = useVoice();
  return (
    <label className="field">
      <span>{voice.say('room.name')}</span>
      <MyName />
    </label>
  );
}
