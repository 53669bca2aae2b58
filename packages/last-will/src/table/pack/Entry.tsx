/** One entry of a card pack as it lies in the box: a card, a plan, a job, a will, a board. Drawn while somebody types, so it minds no gaps. */
import type { Voice } from '@parlour/kernel';
import type { PackEntryProps } from '@parlour/table-kit/state/plug.ts';
import { applyPack, cardText, employmentText, material, type Material, planText } from '../../rules/index.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { OfferFace } from './OfferFace.tsx';
import s from './Entry.module.css';
import { JobFace, PlanFace, SumsFace } from './faces.tsx';
import type { ReactNode } from 'react';

interface Drawn {
  readonly face: ReactNode;
  /** What it says, in words. */
  readonly lines: readonly string[];
}

export function PackEntry({ pack, path, voice, small = false }: PackEntryProps) {
  const drawn = draw(materialOf(pack), path, voice);
  if (drawn === undefined) return null;
  if (small) return drawn.face;
  return (
    <div className={s.entry}>
      <div className={s.face}>{drawn.face}</div>
      <div className={s.words}>
        {drawn.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** The latest pack's: each is drawn many times, entry by entry. */
let latest: { readonly pack: unknown; readonly material: Material } | undefined;

function materialOf(pack: PackEntryProps['pack']): Material {
  if (latest?.pack !== pack) latest = { pack, material: applied(pack) };
  return latest.material;
}

/** Until what somebody else wrote has been mended, ours is shown. */
function applied(pack: PackEntryProps['pack']): Material {
  try {
    return applyPack(material, pack);
  } catch {
    return material;
  }
}

function draw(box: Material, path: PackEntryProps['path'], voice: Voice): Drawn | undefined {
  const [section, ...rest] = path;
  if (section === 'sacked') return drawSacked(box.sacked, rest, voice);
  const [side, place] = rest;
  switch (section) {
    case 'cards': {
      const card = box.cards.find(({ id }) => id === side);
      if (card === undefined) return undefined;
      const { name, kind, lines } = cardText(card, voice);
      return { face: <CardFace card={card} name={name} />, lines: [kind, ...lines] };
    }
    case 'plans': {
      const plan = box.plans[side as '2-3']?.[Number(place)];
      return plan && { face: <PlanFace {...plan} />, lines: [planText(plan, voice)] };
    }
    case 'offer': {
      const board = box.offer[side as '2-3'] as Material['offer']['2-3'] | undefined;
      return board && { face: <OfferFace board={board} />, lines: [] };
    }
    case 'lastWills':
      return sums(rest.length === 0 ? box.lastWills.map(({ money }) => money) : [box.lastWills[Number(side)]?.money], '£');
    case 'defaultWill':
      return sums([box.defaultWill.money], '£');
    case 'modifiers':
      return sums(
        box.modifiers.map(({ value }) => value),
        '±',
      );
    case 'opera':
      return sums([box.opera.pounds], '£');
    default:
      return undefined;
  }
}

function drawSacked(box: Material['sacked'], [section, side, place]: PackEntryProps['path'], voice: Voice): Drawn | undefined {
  if (section === 'planTiles') {
    const tile = box.planTiles[Number(side)];
    if (tile === undefined) return undefined;
    return {
      face: tile.faces.map((plan, i) => <PlanFace key={i} {...plan} />),
      lines: tile.faces.map((plan) => planText(plan, voice)),
    };
  }
  if (section === 'lastWills') return sums([box.lastWills[Number(side)]?.money], '£');
  if (section !== 'employment') return undefined;
  const job = box.employment[side as 'four']?.[Number(place)];
  if (job === undefined) return undefined;
  const { name, lines } = employmentText(job, voice);
  return { face: <JobFace job={job} name={name} />, lines };
}

function sums(amounts: readonly (number | undefined)[], sign: '£' | '±'): Drawn | undefined {
  const given = amounts.filter((amount) => amount !== undefined);
  return given.length === 0 ? undefined : { face: <SumsFace sums={given} sign={sign} />, lines: [] };
}
