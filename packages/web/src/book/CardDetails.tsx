import { type AnyGame, voice as speak } from '@parlour/kernel';
import type { CardEntry } from '@parlour/table-kit/book/card-entry.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { ruleAddress } from './addresses.ts';
import s from './Cards.module.css';
import { type Measured, sharesOf } from './measured.ts';

interface Props {
  readonly card: CardEntry;
  readonly game: AnyGame;
  readonly measured: Measured | undefined;
}

/** A card large: what it does in words, which rules speak of it, and how it fares. */
export function CardDetails({ card, game, measured }: Props) {
  const page = useVoice();
  const words = useMemo(() => speak(page.language, [game.text.catalogues]), [page.language, game]);
  const rules = card.rules.filter((rule) => words.has(`rule.${rule}`));
  return (
    <div className={s.details}>
      <div className={s.large}>{card.face}</div>
      <div className={s.said}>
        <p className={s.kind}>
          {card.kind} · {page.say('cards.copies', { count: card.copies })}
        </p>
        {card.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {card.origin !== undefined && <p className="hint">{card.origin}</p>}
      </div>
      <Figures card={card} measured={measured} />
      <section className={s.rules}>
        <h3>{page.say('cards.rules')}</h3>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>
              {words.say(`rule.${rule}`)} <Link href={ruleAddress(game, rule)}>{rule}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Figures({ card, measured }: Pick<Props, 'card' | 'measured'>) {
  const page = useVoice();
  const figure = card.measured === undefined ? undefined : measured?.things[card.measured];
  if (measured === undefined || figure === undefined) return null;
  const { used, won } = sharesOf(figure);
  return (
    <section className={s.figures} data-testid="figures">
      <h3>{page.say('cards.figures')}</h3>
      {used !== undefined && <p>{page.say('cards.figures.used', { share: used })}</p>}
      <p>{won === undefined ? page.say('cards.figures.few') : page.say('cards.figures.won', won)}</p>
      <p className="hint">
        {page.say('cards.figures.from', {
          games: measured.games,
          bot: page.say(`level.${measured.bot.replace(/:.*/, '')}`),
          revision: measured.revision,
        })}
      </p>
    </section>
  );
}
