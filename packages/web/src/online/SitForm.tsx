import { useVoice } from '../app/i18n.ts';
import { useSettings } from '../app/settings.ts';
import s from './SitForm.module.css';

/** One name, one click, and one sits. */
export function SitForm({ onSit }: { onSit: () => void }) {
  const voice = useVoice();
  const name = useSettings((settings) => settings.name);
  return (
    <form
      className={s.sit}
      onSubmit={(event) => {
        event.preventDefault();
        onSit();
      }}
    >
      <label className="field">
        <span>{voice.say('room.name')}</span>
        <input
          className="input"
          value={name}
          maxLength={40}
          placeholder={voice.say('new.guest')}
          onChange={(event) => useSettings.setState({ name: event.target.value })}
        />
      </label>
      <button type="submit" className="button primary" data-testid="join">
        {voice.say('room.sit')}
      </button>
    </form>
  );
}
