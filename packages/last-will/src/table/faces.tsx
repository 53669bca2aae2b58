/** Cards of this game with their words in the reader's language. */
import { cardText, DECKS, deckOfBack, nameOfCard, type View } from '../rules/index.ts';
import { useLayout } from './layout.ts';
import { useShown, useTable } from '@parlour/table-kit/state/context.tsx';
import { CardBack } from './cards/CardBack.tsx';
import { CardFace, type InPlay } from './cards/CardFace.tsx';
import s from './faces.module.css';

export function useView(): View {
  return useShown().view as View;
}

/** What is printed on the cards of this table. */
export function useMaterial() {
  return useLayout().book.material;
}

/** A card by its number; a back where only that is seen. */
export function Face({ card, played }: { card: number; played?: InPlay | undefined }) {
  const { voice } = useTable();
  const { cards } = useMaterial();
  const printed = cards[card];
  if (printed === undefined) return <CardBack deck={card < 0 ? deckOfBack(card) : 0} />;
  return <CardFace card={printed} name={nameOfCard(printed, voice)} played={played} />;
}

/** A card large, with what it does in words. */
export function Note({ card, played, children }: { card: number; played?: InPlay | undefined; children?: React.ReactNode }) {
  const { voice } = useTable();
  const { cards } = useMaterial();
  const printed = cards[card];
  if (printed === undefined) {
    const deck = card < 0 ? deckOfBack(card) : 0;
    return (
      <div className={s.note}>
        <div className={s.large}>
          <CardBack deck={deck} />
        </div>
        <b>{voice.say(`deck.${Math.min(deck, DECKS.length - 1)}`)}</b>
      </div>
    );
  }
  const { kind, lines } = cardText(printed, voice);
  return (
    <div className={s.note}>
      <div className={s.large}>
        <Face card={card} played={played} />
      </div>
      <div className={s.words}>
        <p className={s.kind}>{kind}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
    </div>
  );
}
