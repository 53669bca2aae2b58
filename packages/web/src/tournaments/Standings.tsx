import type { TournamentView } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { server } from '../online/client.ts';
import { knownLuck } from '../compared/luck.ts';
import { TakeLuckOut } from '../compared/TakeLuckOut.tsx';
import { openTables, wonWithoutLuck } from './luck.ts';
import s from './Tournament.module.css';

/** Everybody from first to last, plain and, if somebody wants it, without luck. */
export function Standings({ view }: { view: TournamentView }) {
  const { standings, entrants, you, status, fixtures } = view;
  const voice = useVoice();
  const open = openTables(view);
  const left = open.filter((fixture) => knownLuck(fixture) === undefined);
  const corrected = left.length < open.length ? wonWithoutLuck(view, knownLuck) : undefined;
  const decimal = new Intl.NumberFormat(voice.language, { maximumFractionDigits: 2 });
  const isSecret = fixtures.at(-1)?.some(({ state, places }) => state !== 'playing' && places === null) === true;
  return (
    <section className={s.part} aria-labelledby="standings">
      <h2 id="standings">{voice.say(status === 'over' ? 'tournament.standings.final' : 'tournament.standings')}</h2>
      <table className="figures folding" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">{voice.say('tournament.place')}</th>
            <th scope="col">{voice.say('tournament.player')}</th>
            <th scope="col">{voice.say('tournament.points')}</th>
            <th scope="col">{voice.say('tournament.won')}</th>
            {corrected !== undefined && <th scope="col">{voice.say('tournament.corrected')}</th>}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ entrant, place, points, won, fair }) => (
            <tr key={entrant} data-you={entrant === you || undefined}>
              <td>{place}.</td>
              <th scope="row" data-number={`${place}.`}>
                {entrants[entrant]?.name} {entrants[entrant]?.left === true && <small>({voice.say('tournament.left')})</small>}
              </th>
              <td data-column={voice.say('tournament.points')}>{decimal.format(points)}</td>
              <td data-column={voice.say('tournament.won')} title={`${voice.say('tournament.fair')}: ${decimal.format(fair)}`}>
                {decimal.format(won)}
              </td>
              {corrected !== undefined && (
                <td data-testid="corrected" data-column={voice.say('tournament.corrected')}>
                  {decimal.format(corrected.get(entrant) ?? won)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{voice.say('tournament.standings.how')}</p>
      {isSecret && <p className="hint">{voice.say('tournament.standings.secret')}</p>}
      {corrected !== undefined && <p className="hint">{voice.say('luck.how')}</p>}
      <TakeLuckOut left={left.map(({ table }) => table)} recordOf={(table) => server().http.record(table)} />
    </section>
  );
}
