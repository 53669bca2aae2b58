/** What bots made of a pack, beside what they make of ours. */
import { atTable } from '@parlour/kernel';
import { type BoxRow, boxText, type Figure, namesOfThings } from '@parlour/lab/box';
import { joined, useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useMemo } from 'react';
import type { Tested } from './play-test.ts';
import s from './PlayTest.module.css';

export default function TestReport({ tested: { figures, subject, setting } }: { tested: Tested }) {
  const { game, design } = subject;
  const texts = useMemo(
    () => [game.text.catalogues, ...(design === undefined ? [] : [design.text])].reduce(joined, boxText),
    [game, design],
  );
  const voice = useVoice(texts);
  const deserted = namesOfThings(figures.deserted, subject, atTable(voice, setting, []));
  return (
    <div className={s.report} data-testid="test-report">
      <p>{voice.say('box.games', { games: figures.games, players: setting.seats })}</p>
      <table>
        <thead>
          <tr>
            <th>{voice.say('box.what')}</th>
            <th>{voice.say('box.ours')}</th>
            <th>{voice.say('box.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.rows.map((row) => (
            <tr key={row.label} data-differs={row.differs || undefined}>
              <th scope="row">
                {voice.say(row.label)} {row.differs && <small>{voice.say('box.differs')}</small>}
              </th>
              <td>{figureText(row.ours, row, voice.language)}</td>
              <td>{figureText(row.theirs, row, voice.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{deserted.length === 0 ? voice.say('box.all-used') : voice.say('box.deserted', { things: voice.list(deserted) })}</p>
    </div>
  );
}

function figureText({ value, low }: Figure, { kind }: BoxRow, language: string): string {
  const number = new Intl.NumberFormat(
    language,
    kind === 'share' ? { style: 'percent' } : { maximumFractionDigits: 1, minimumFractionDigits: 1 },
  );
  return `${number.format(value)} ± ${number.format(value - low)}`;
}
