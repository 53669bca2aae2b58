/** A card in play, small: its picture, what it is worth or spends now, its tokens. */
import { type Book, companionKinds, type Played } from '../../rules/index.ts';
import { Glyph } from '../art/Glyph.tsx';
import { tones } from '../art/tones.ts';
import c from '../cards/cards.module.css';
import { Companion, Symbol } from '../cards/parts.tsx';
import { pictureOf } from '../cards/vignettes.ts';

export function Chip({ played, book }: { played: Played; book: Book }) {
  const card = book.material.cards[played.card];
  const face = book.faces[played.card];
  if (card === undefined || face === undefined) return null;
  const property = card.kind === 'property';
  const tone = tones[property ? 2 : 1];
  const value = property ? face.scale[played.step] : undefined;
  const spends = Math.max(face.usePounds, ...played.tokens.map((_, i) => face.spaces[i]?.pounds ?? 0));
  const label = value === undefined ? (face.usable ? (face.counts ? '£?' : `£${spends}`) : '') : `£${value}`;
  return (
    <svg className={c.card} viewBox="0 0 100 122" aria-hidden="true">
      <rect width="100" height="122" rx="9" fill="#1b1512" />
      <rect x="6" y="6" width="88" height="110" rx="4" fill={tone?.paper} />
      <rect x="9" y="9" width="82" height="104" rx="3" fill="none" stroke={tone?.tint} />
      {card.kind === 'property' ? (
        <Symbol kind={card.types[0] ?? 'mansion'} x={50} y={40} size={52} />
      ) : (
        <Glyph name={pictureOf(card)} x={50} y={label === '' ? 61 : 40} size={label === '' ? 70 : 54} fill={tone?.deep ?? '#000'} />
      )}
      {label !== '' && (
        <>
          <rect x="6" y="74" width="88" height="42" rx="4" fill={property ? '#7a2233' : '#e5c063'} />
          <text className={c.figure} x="50" y="108" fontSize="38" fill={property ? '#fff3d8' : '#2c1c02'}>
            {label}
          </text>
        </>
      )}
      {face.spaces.map((space, i) => (
        // Spaces stay where they are printed.
        <Companion
          key={i}
          kind={companionKinds.find((_, kind) => (space.takes & (1 << kind)) !== 0) ?? 'dog'}
          token={played.tokens[i] === undefined ? undefined : companionKinds[played.tokens[i]]}
          x={21 + i * 29}
          y={66}
          r={14}
        />
      ))}
    </svg>
  );
}
