import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { useEffect, useMemo, useState } from 'react';
import { Message } from '../shell/Message.tsx';
import { cardsAddress } from './addresses.ts';
import { BookShell } from './BookShell.tsx';
import { browse, different, everything, type Wanted } from './browse.ts';
import { CardDetails } from './CardDetails.tsx';
import s from './Cards.module.css';
import { loadMeasured, type Measured } from './measured.ts';

/** All cards of a game: looked through, sought, and each with all there is to know of it. */
export default function CardsPage({ game }: { game: string }) {
  return (
    <BookShell game={game} here={cardsAddress(game)}>
      {(playable) => <Cards playable={playable} />}
    </BookShell>
  );
}

function Cards({ playable: { game, plug } }: { playable: PlayableGame }) {
  const page = useVoice();
  const { voice } = useTable();
  const cards = useMemo(() => plug.cards?.(voice) ?? [], [plug, voice]);
  const [wanted, setWanted] = useState<Wanted>(() => ({ ...everything, rule: new URLSearchParams(location.search).get('rule') ?? '' }));
  const [open, setOpen] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    // Without figures the cards are there all the same.
    loadMeasured(game).then(setMeasured, () => undefined);
  }, [game]);
  if (cards.length === 0) return <Message title={page.say('not-found')} />;
  const found = browse(cards, wanted);
  const shown = cards.find(({ id }) => id === open);
  const show = (id: string) => {
    setOpen(id);
    // The address is that of the card, to be passed on; it is no step to go back from.
    history.replaceState(history.state, '', cardsAddress(game.id, id === '' ? {} : { card: id }));
  };
  const sources = different(cards.map(({ source }) => ({ id: source, name: page.say(`cards.source.${source}`) })));
  return (
    <div className={s.page}>
      <h1>{page.say('cards.title', { game: voice.say('short') })}</h1>
      <form className={s.filters} onSubmit={(event) => event.preventDefault()}>
        <input
          className={`input ${s.words}`}
          type="search"
          value={wanted.words}
          onChange={(event) => setWanted({ ...wanted, words: event.target.value })}
          placeholder={page.say('cards.search')}
          aria-label={page.say('cards.search')}
        />
        <Choice
          label={page.say('cards.deck')}
          any={page.say('cards.any')}
          traits={different(cards.map(({ deck }) => deck))}
          value={wanted.deck}
          onChoose={(deck) => setWanted({ ...wanted, deck })}
        />
        <Choice
          label={page.say('cards.symbol')}
          any={page.say('cards.any')}
          traits={different(cards.flatMap(({ symbols }) => symbols))}
          value={wanted.symbol}
          onChoose={(symbol) => setWanted({ ...wanted, symbol })}
        />
        <Choice
          label={page.say('cards.cost')}
          any={page.say('cards.any')}
          traits={different(cards.map(({ cost }) => cost))}
          value={wanted.cost}
          onChoose={(cost) => setWanted({ ...wanted, cost })}
        />
        {sources.length > 1 && (
          <Choice
            label={page.say('cards.source')}
            any={page.say('cards.any')}
            traits={sources}
            value={wanted.source}
            onChoose={(source) => setWanted({ ...wanted, source })}
          />
        )}
      </form>
      <p className={s.found} aria-live="polite">
        {found.length === 0 ? page.say('cards.none') : page.say('cards.found', { count: found.length })}
        {wanted.rule !== '' && (
          <label>
            <input type="checkbox" checked onChange={() => setWanted({ ...wanted, rule: '' })} />{' '}
            {page.say('cards.of-rule.clear', { rule: wanted.rule })}
          </label>
        )}
      </p>
      <ul className={s.cards} data-testid="cards">
        {found.map(({ id, name, face }) => (
          <li key={id}>
            <button type="button" onClick={() => show(id)} aria-label={name}>
              {face}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Dialog title={shown.name} onClose={() => show('')}>
          <CardDetails card={shown} game={game} measured={measured} />
        </Dialog>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly traits: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

function Choice({ label, any, traits, value, onChoose }: ChoiceProps) {
  return (
    <label className={s.choice}>
      <span>{label}</span>
      <select className="input" value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {traits.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
