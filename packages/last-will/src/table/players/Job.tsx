/** An employment card: what every line pays until something covers it. */
import { employmentText, incomeOf, type PlayerState, symbolOf } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { Mark } from '../art/Glyph.tsx';
import { Symbol } from '../cards/parts.tsx';
import s from './players.module.css';

export function Job({ player, own = false }: { player: PlayerState; own?: boolean }) {
  const { voice } = useTable();
  const table = useLayout();
  const { four, five } = table.book.material.sacked.employment;
  const printed = [...four, ...five][player.job];
  const words = printed === undefined ? undefined : employmentText(printed, voice);
  const help = useExplain(
    words === undefined ? undefined : (
      <div>
        <b>{words.name}</b>
        <p>{voice.say('lw.job.income', { pounds: incomeOf(player, table) })}</p>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="hint">{voice.say('lw.job.about')}</p>
      </div>
    ),
    'GS-JOB-1',
  );
  if (words === undefined) return null;
  const lines = table.book.jobs[player.job]?.lines ?? [];
  return (
    <div className={s.job} data-own={own || undefined} {...(own ? {} : help)}>
      <p className={s.jobName} {...(own ? help : {})}>
        <Mark name="briefcase" size="1em" /> {own && <span>{words.name}</span>} <b>+£{incomeOf(player, table)}</b>
      </p>
      <ol>
        {lines.map(({ income, symbol }, line) => {
          const covered = (player.covered & (1 << line)) !== 0;
          const inside = (
            <>
              <b aria-hidden="true">£{income}</b>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <Symbol kind={symbolOf(symbol)} x={24} y={24} size={42} />
              </svg>
              {covered && <span className={s.covered} aria-hidden="true" />}
            </>
          );
          return (
            // Lines stay where they are printed.
            <li key={line} data-covered={covered || undefined}>
              {own ? (
                <Piece
                  id={`line:${line}/0`}
                  className={s.line}
                  label={voice.say('lw.line.label', { line: words.lines[line] ?? '', covered: String(covered) })}
                  explain={<p>{words.lines[line]}</p>}
                >
                  {inside}
                </Piece>
              ) : (
                <span className={s.line}>
                  <span className="visually-hidden">{words.lines[line]}</span>
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
