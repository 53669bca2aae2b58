/** What the viewer has left to do in this phase: errand boys to send, and how many actions come after them; actions to take. */
import { errandBoysLeft, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { HourglassMark, Mark } from '../art/Glyph.tsx';
import s from './players.module.css';

export function LeftToDo({ view, seat }: { view: View; seat: number }) {
  const { voice } = useTable();
  const { book } = useLayout();
  const boys = view.phase === 'errands';
  const count = boys ? errandBoysLeft(view, book, seat) : (view.players[seat]?.actions ?? 0);
  // Whoever sends them fetches what there will be time for.
  const later = boys ? (book.plans[view.plans[view.players[seat]?.plan ?? -1] ?? -1]?.actions ?? 0) : 0;
  const words = boys
    ? `${voice.say('lw.boys.left', { count })}. ${voice.say('lw.actions.later', { count: later })}`
    : voice.say('lw.actions.left', { count });
  const help = useExplain(<p>{words}</p>, boys ? 'LW-ERR-1' : 'LW-ACT-1');
  if (!boys && view.phase !== 'actions') return <p className={s.actions} />;
  const mark = boys ? <Mark name="top-hat" size="1.5em" /> : <HourglassMark size="1.5em" />;
  return (
    <p className={s.actions} {...help}>
      <span className="visually-hidden">{words}</span>
      {count > 6 ? (
        <>
          {mark} <b>× {count}</b>
        </>
      ) : (
        Array.from({ length: count }, (_, i) => <span key={i}>{mark}</span>)
      )}
      {boys && (
        <span className={s.later} aria-hidden="true">
          <HourglassMark size="1.1em" />
          {later}
        </span>
      )}
    </p>
  );
}
