import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { DealForm } from '../../deal/DealForm.tsx';
import { useWord } from '../../deal/useWord.ts';
import { MyNameField } from '../../start/MyName.tsx';
import s from './SitForm.module.css';

interface Props {
  readonly busy: boolean;
  /** What the cards will follow from; null where that cannot be checked. */
  readonly hash: string | null;
  /** `word`: what one adds to the deal. */
  readonly onSit: (word: string) => void;
}

/** One name, one click, and one sits. */
export function SitForm({ busy, hash, onSit }: Props) {
  const voice = useVoice();
  const word = useWord();
  return (
    <form
      className={s.sit}
      onSubmit={(event) => {
        event.preventDefault();
        onSit(word.word);
      }}
    >
      <MyNameField />
      <button type="submit" className="button primary" aria-disabled={busy} data-testid="join">
        {voice.say('room.sit')}
      </button>
      {hash !== null && <DealForm hash={hash} word={word} />}
    </form>
  );
}
