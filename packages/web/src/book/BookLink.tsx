import type { AnyGame } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { bookAddress, ruleAddress } from './addresses.ts';

/** From the rules beside a table to the book, which opens beside the table. */
export function BookLink({ game, rule }: { game: AnyGame; rule: string | undefined }) {
  const voice = useVoice();
  return (
    <p>
      <a href={rule === undefined ? bookAddress(game.id) : ruleAddress(game, rule)} target="_blank" rel="noreferrer">
        <Icon name="rule-book" /> {voice.say('book.open')}
      </a>
    </p>
  );
}
