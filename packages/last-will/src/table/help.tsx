/** The ledger: what everybody would be left with now, how far it is to bankruptcy, and what can still be spent. */
import { type Book, cardName, inPounds, type Played, type PlayerState, scoreOf, type View } from '../rules/index.ts';
import { useLayout } from './layout.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import s from './help.module.css';
import { useSpendable } from './spendable.ts';

export function Help({ view }: { view: View }) {
  const { voice } = useTable();
  const me = view.viewer === null ? undefined : view.players[view.viewer];
  return (
    <div className={s.help}>
      {me !== undefined && <Own player={me} />}
      <h3>{voice.say('lw.ledger.everyone')}</h3>
      <Everyone view={view} />
      <p className="hint">{voice.say('lw.ledger.about')}</p>
    </div>
  );
}

function propertiesOf({ faces }: Book, player: PlayerState): Played[] {
  return player.board.filter(({ card }) => faces[card]?.kind === 'property');
}

function Own({ player }: { player: PlayerState }) {
  const { voice } = useTable();
  const spendable = useSpendable();
  const properties = propertiesOf(useLayout().book, player).length;
  return (
    <div className={s.own}>
      <p>
        {player.bankrupt
          ? voice.say('lw.ledger.bankrupt.done')
          : voice.say('lw.ledger.bankrupt.way', { money: Math.max(0, player.money), properties, job: String(player.job >= 0) })}
      </p>
      {spendable !== undefined && (
        <p className={s.spend}>
          {spendable === 'thinking' ? voice.say('lw.ledger.spend.thinking') : voice.say('lw.ledger.spend', { pounds: spendable })}
        </p>
      )}
      <Account player={player} />
    </div>
  );
}

/** Money and properties, item by item (LW-WIN-2). */
export function Account({ player }: { player: PlayerState }) {
  const { voice } = useTable();
  const { book } = useLayout();
  const { faces } = book;
  return (
    <table className={s.account}>
      <tbody>
        <tr>
          <th scope="row">{voice.say('lw.ledger.money')}</th>
          <td>{inPounds(player.money)}</td>
        </tr>
        {propertiesOf(book, player).map(({ card, step }, i) => {
          const value = faces[card]?.scale[step] ?? 0;
          return (
            // Two alike may stand one below the other.
            <tr key={i}>
              <th scope="row">{voice.say('lw.ledger.property', { card: cardName(card, voice, book), value })}</th>
              <td>{inPounds(value + 5)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{voice.say('lw.ledger.total')}</th>
          <td>{inPounds(scoreOf(player, faces))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Whoever has least comes first: the sum, and below it what it is made of. A table would be too wide for the drawer of a phone. */
export function Everyone({ view }: { view: View }) {
  const { voice } = useTable();
  const { faces } = useLayout().book;
  const rows = view.players.map((player, seat) => ({ player, seat, score: scoreOf(player, faces) })).toSorted((a, b) => a.score - b.score);
  return (
    <ol className={s.everyone}>
      {rows.map(({ player, seat, score }) => (
        <li key={seat} data-me={seat === view.viewer || undefined}>
          <span>{voice.name(seat)}</span>
          <b>{voice.say('lw.worth', { score: inPounds(score) })}</b>
          <small>{voice.say('lw.ledger.parts', { money: inPounds(player.money), properties: inPounds(score - player.money) })}</small>
        </li>
      ))}
    </ol>
  );
}
