import s from './Feast.module.css';

/** So many coins and ribbons fall. */
const PIECES = 36;

/** A feast: coins and ribbons fall over what it stands in, once, and are gone. Nothing moves for those who want it still. */
export function Feast() {
  return (
    <span className={s.feast} aria-hidden="true" data-testid="feast">
      {Array.from({ length: PIECES }, (_, i) => (
        <i key={i} style={{ '--i': i, '--x': (i * 61) % 100 } as React.CSSProperties} />
      ))}
    </span>
  );
}
