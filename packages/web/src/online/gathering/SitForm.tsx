import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { MyNameField } from '../../start/MyName.tsx';
import s from './SitForm.module.css';

/** One name, one click, and one sits. */
export function SitForm({ busy, onSit }: { busy: boolean; onSit: () => void }) {
  const voice = useVoice();
  return (
    <form
      className={s.sit}
      onSubmit={(event) => {
        event.preventDefault();
        onSit();
      }}
    >
      <MyNameField />
      <button type="submit" className="button primary" aria-disabled={busy} data-testid="join">
        {voice.say('room.sit')}
      </button>
    </form>
  );
}
