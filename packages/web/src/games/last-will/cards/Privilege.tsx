/** What a helper lets its owner do: a ribbon with signs, and the same in a few words. */
import type { Card } from '@parlour/last-will';
import type { ReactNode } from 'react';
import { CREAM, type Tone, WINE } from '../art/tones.ts';
import { Glyph } from '../art/Glyph.tsx';
import s from './cards.module.css';
import { Symbol } from './parts.tsx';

type Item = { readonly sign: string } | { readonly say: string } | { readonly draw: 'hourglass' | 'white' | 'cards' };

const houses: readonly Item[] = [{ sign: 'mansion' }, { sign: 'manor' }, { sign: 'town' }];

function itemsOf(card: Extract<Card, { kind: 'helper' }>): readonly Item[] {
  switch (card.privilege) {
    case 'LW-HELP-1':
      return [{ sign: 'farm' }, { say: '−£2 ·' }, { say: '0' }, { draw: 'hourglass' }];
    case 'LW-HELP-2':
      return [...houses, { say: '2× 0' }, { draw: 'hourglass' }];
    case 'LW-HELP-3':
      return [...houses, { say: '±£2' }];
    case 'LW-HELP-4':
      return [{ sign: 'farm' }, { say: '0' }, { draw: 'hourglass' }];
    case 'LW-HELP-5':
      return [...houses, { say: '0' }, { draw: 'hourglass' }];
    case 'LW-HELP-6':
      return [...(card.types ?? []).map((sign) => ({ sign })), { say: '+£3' }];
    case 'LW-HELP-7':
      return [{ sign: 'silverware' }, { say: '+£1' }];
    case 'LW-HELP-8':
      return [{ sign: 'coach' }, { say: `+£${card.bonus ?? 0}` }];
    case 'LW-HELP-9':
      return [{ sign: 'mask' }, { say: '+£3' }];
    case 'LW-HELP-10':
      return [{ sign: 'helm' }, { sign: 'wine' }, { say: '+£2' }];
    case 'LW-HELP-11':
      return [{ say: '+1' }, { draw: 'hourglass' }];
    case 'LW-HELP-12':
      return [{ draw: 'white' }, { say: '+1' }, { draw: 'hourglass' }];
    case 'LW-HELP-13':
      return [{ say: '+2' }, { draw: 'cards' }];
    case 'LW-HELP-14':
      return [{ say: '+3' }, { draw: 'white' }];
    case 'LW-HELP-15':
      return [{ say: '+3' }, { sign: 'dog' }, { sign: 'guest' }];
    case 'LW-HELP-16':
      return [{ say: '2' }, { draw: 'cards' }, { say: '+2' }];
    case 'GS-HELP-1':
      return [{ sign: 'nuptial' }, { say: '+£1' }];
    case 'GS-HELP-2':
      return [{ say: '6' }, { draw: 'cards' }, { say: '→ 1' }];
  }
}

function widthOf(item: Item): number {
  if ('sign' in item) return 36;
  return 'say' in item ? item.say.length * 14.5 + 6 : item.draw === 'cards' ? 34 : 26;
}

export function Privilege({ card, text, tone }: { card: Extract<Card, { kind: 'helper' }>; text: string; tone: Tone }) {
  const items = itemsOf(card);
  const widths = items.map(widthOf);
  const scale = Math.min(1, 168 / widths.reduce((sum, width) => sum + width, 0));
  const half = widths.reduce((sum, width) => sum + width, 0) / 2;
  return (
    <g>
      <path d="M9 154H191V207H9Z" fill={tone.tint} />
      <path d="M9 157.500H191M9 203.500H191" stroke="#d2a544" strokeWidth="1" />
      {items.map((item, i) => {
        const before = widths.slice(0, i).reduce((sum, width) => sum + width, 0);
        const at = 100 + (before + (widths[i] ?? 0) / 2 - half) * scale;
        return (
          <g key={i} transform={`translate(${at} 170.5) scale(${scale})`}>
            <Sign item={item} />
          </g>
        );
      })}
      <text
        className={s.kind}
        x="100"
        y="199"
        fontSize="12.500"
        fill={CREAM}
        textLength={text.length > 17 ? 168 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {text}
      </text>
    </g>
  );
}

function Sign({ item }: { item: Item }): ReactNode {
  if ('sign' in item) return <Symbol kind={item.sign} x={0} y={0} size={29} />;
  if ('say' in item)
    return (
      <text className={s.banner} x="0" y="9.500" fontSize="28" fill={CREAM}>
        {item.say}
      </text>
    );
  if (item.draw === 'hourglass') return <use href="#lw-hourglass" x="-9" y="-12.500" width="18" height="25" />;
  if (item.draw === 'white') return <rect x="-8.500" y="-12" width="17" height="24" rx="2" fill="#fffdf6" stroke={WINE} strokeWidth="1" />;
  return (
    <g>
      <rect x="-13" y="-11" width="16" height="22" rx="2" fill="#e9d3ce" stroke={WINE} transform="rotate(-10)" />
      <rect x="-3" y="-11" width="16" height="22" rx="2" fill="#fffdf6" stroke={WINE} transform="rotate(7)" />
      <Glyph name="top-hat" x={5} y={1} size={11} fill={WINE} />
    </g>
  );
}
