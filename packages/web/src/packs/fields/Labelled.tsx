import { keyOf, type Path } from '@parlour/kernel/packs';
import type { ReactNode } from 'react';
import s from './fields.module.css';
import { MarkButton } from './MarkButton.tsx';
import { Said } from './Said.tsx';

/** A field with its name above it, its mark beside it, and what is wrong below it. */
export function Labelled({ path, label, children }: { path: Path; label: string; children: ReactNode }) {
  return (
    <div className={s.labelled}>
      <span className={s.label} aria-hidden="true">
        {label}
      </span>
      <span className={s.marked}>
        {children}
        <MarkButton path={path} label={label} />
      </span>
      <Said place={keyOf(path)} />
    </div>
  );
}
