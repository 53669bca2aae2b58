import type { Seat } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import { useTable, useTableState } from '../state/context.tsx';
import s from './Clock.module.css';

const DAY = 86_400_000;

/** The time a seat has left, where there is a limit. */
export function Clock({ seat }: { seat: Seat }) {
  const { voice } = useTable();
  const clocks = useTableState((state) => state.online?.clocks);
  const running = clocks?.running.includes(seat) === true;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const left = clocks?.left[seat];
  if (clocks === undefined || left === undefined || left === null) return null;
  const remaining = Math.max(0, running ? left - Math.max(0, now - clocks.heard) : left);
  return (
    <span
      className={s.clock}
      data-running={running || undefined}
      data-short={remaining < 30_000 || undefined}
      title={voice.say('clock.left')}
      role="timer"
    >
      {remaining >= DAY ? voice.say('clock.days', { days: Math.ceil(remaining / DAY) }) : minutes(remaining)}
    </span>
  );
}

const two = (value: number) => String(value).padStart(2, '0');

function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [h, m, sec] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(sec)}` : `${m}:${two(sec)}`;
}
