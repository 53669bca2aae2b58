/** The column at the upper right: what a use costs and spends, and what companions add or open, from top to bottom. */
import { type Card, companionKinds } from '../../rules/index.ts';
import { Glyph } from '../art/Glyph.tsx';
import { CREAM, INK } from '../art/tones.ts';
import s from './cards.module.css';
import { Actions, Coin, Companion, Symbol } from './parts.tsx';

const RIGHT = 162;
const LEFT = 113;

/** Where a line is: as many as four have room above the name. */
function line(i: number): number {
  return 40 + i * 44;
}

export function Amounts({ card, tokens }: { card: Card; tokens: readonly number[] }) {
  if (card.kind === 'event') return <White card={card} />;
  if (card.kind === 'companion' || card.kind === 'wild') return null;
  const { use, steps = [] } = card;
  const lay = card.kind === 'property' ? undefined : card.lay;
  return (
    <g>
      {lay !== undefined && <Lay actions={lay.actions ?? 0} pounds={lay.pounds ?? 0} />}
      {use !== undefined && <UseLine use={use} />}
      {steps.map(({ takes, pounds, decay, free }, i) => {
        const y = line(i + 1);
        const token = tokens[i];
        return (
          // Spaces stay where they are printed.
          <g key={i}>
            <Companion
              kind={takes}
              x={LEFT}
              y={y}
              r={18}
              token={token === undefined ? (free ? takes : undefined) : companionKinds[token]}
            />
            {decay !== undefined && (
              <text className={s.figure} x={LEFT - 28} y={y + 6} fontSize="17" fill="#a02020">
                −{decay}
              </text>
            )}
            <Coin x={RIGHT} y={y} text={String(pounds)} />
          </g>
        );
      })}
    </g>
  );
}

function White({ card }: { card: Extract<Card, { kind: 'event' }> }) {
  const { pay, companions = [], gain } = card;
  return (
    <g>
      {pay.map(({ actions, pounds }, i) => {
        const y = line(i);
        return (
          <g key={i}>
            <Actions x={pounds === 0 && gain === undefined ? RIGHT - 4 : LEFT - 4} y={y} n={actions} />
            {pounds > 0 && <Coin x={RIGHT} y={y} text={String(pounds)} />}
            {pounds === 0 && gain !== undefined && <Gain y={y} gain={gain} />}
          </g>
        );
      })}
      {pay[0]?.pounds !== 0 && gain !== undefined && <Gain y={line(1)} gain={gain} />}
      {companions.map(({ takes, pounds }, i) => {
        const y = line(pay.length + i);
        return (
          <g key={takes}>
            <Companion kind={takes} x={LEFT} y={y} r={18} added />
            <Coin x={RIGHT} y={y} text={`+${pounds}`} />
          </g>
        );
      })}
    </g>
  );
}

/** Actions won: an arrow and hourglasses. */
function Gain({ y, gain }: { y: number; gain: number }) {
  return (
    <g>
      <circle cx={RIGHT} cy={y} r="22" fill="#1d6b3c" stroke={CREAM} strokeWidth="2" />
      <text className={s.figure} x={RIGHT - 6} y={y + 8} fontSize="23" fill={CREAM}>
        +{gain}
      </text>
      <use href="#lw-hourglass" x={RIGHT + 6} y={y - 10} width="13" height="20" />
    </g>
  );
}

/** What laying it down costs beyond the one action; in the upper left corner below the symbol. */
function Lay({ actions, pounds }: { actions: number; pounds: number }) {
  return (
    <g>
      <rect x="16" y="62" width={pounds > 0 && actions > 0 ? 76 : 44} height="28" rx="5" fill={INK} stroke={CREAM} strokeWidth="1.400" />
      {actions > 0 && (
        <>
          <text className={s.figure} x="29" y="83" fontSize="21" fill={CREAM}>
            +{actions}
          </text>
          <use href="#lw-hourglass" x="41" y="65" width="16" height="22" />
        </>
      )}
      {pounds > 0 && (
        <text className={s.figure} x={actions > 0 ? 74 : 38} y="83" fontSize="21" fill={CREAM}>
          £{pounds}
        </text>
      )}
    </g>
  );
}

interface Use {
  readonly actions: number;
  readonly pounds: number;
  readonly perFarm?: number;
  readonly perHorseOnFarms?: number;
  readonly perDogOnFarms?: number;
}

function UseLine({ use }: { use: Use }) {
  const { actions, pounds, perFarm, perHorseOnFarms, perDogOnFarms } = use;
  const counted = [
    ...(perFarm === undefined ? [] : [{ kind: 'farm', each: perFarm, glyph: undefined }]),
    ...(perHorseOnFarms === undefined ? [] : [{ kind: 'farm', each: perHorseOnFarms, glyph: 'horse-head' as const }]),
    ...(perDogOnFarms === undefined ? [] : [{ kind: 'farm', each: perDogOnFarms, glyph: 'sitting-dog' as const }]),
  ];
  return (
    <g>
      {actions > 0 && <Actions x={LEFT - 4} y={line(0)} n={actions} />}
      {counted.length === 0 && <Coin x={RIGHT} y={line(0)} text={String(pounds)} />}
      {counted.map(({ kind, each, glyph }, i) => (
        <g key={glyph ?? 'farm'} transform={`translate(0 ${line(i)})`}>
          {glyph === undefined ? (
            <Symbol kind={kind} x={LEFT} y={0} size={38} />
          ) : (
            <>
              <circle cx={LEFT} cy="0" r="18" fill="#b98347" stroke="#4a2c0c" strokeWidth="1.600" />
              <Glyph name={glyph} x={LEFT} y={0} size={24} fill="#2a1605" />
              <Symbol kind={kind} x={LEFT - 27} y={6} size={22} />
            </>
          )}
          <Coin x={RIGHT} y={0} text={String(each)} />
          <text className={s.figure} x={LEFT + 22} y={6} fontSize="15" fill={INK}>
            ×
          </text>
        </g>
      ))}
    </g>
  );
}
