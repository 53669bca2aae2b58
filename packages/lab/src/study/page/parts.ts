/** What all chapters of the page are put together from. */
import type { Voice } from '@parlour/kernel';
import { figures as numbers } from '../../report.ts';
import { escape } from '../../review/html.ts';
import type { Estimate, Share } from '../estimate.ts';
import type { QualityId } from '../qualities.ts';
import type { Reading } from '../readings.ts';

export function heading(voice: Voice, id: string, level: 2 | 3 | 4 = 2): string {
  const about = `lab.study.${id}.about`;
  const note = voice.has(about) ? `<p class="about">${escape(voice.say(about))}</p>` : '';
  return `<h${level}>${escape(voice.say(`lab.study.${id}`))}</h${level}>${note}`;
}

/** Text as the content of a cell. */
export function cell(text: string): string {
  return escape(text);
}

/** A table of cells that are HTML already. The first of each row names it. */
export function grid(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.length === 0 ? '' : `<thead><tr>${heads.map((each) => `<th scope="col">${escape(each)}</th>`).join('')}</tr></thead>`;
  const body = rows.map(
    ([name = '', ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll"><table>${head}<tbody>${body.join('')}</tbody></table></div>`;
}

/** Measures that are not shares. */
const plain: ReadonlySet<QualityId> = new Set(['leads', 'drama', 'width', 'last', 'slope', 'diversity']);

export function qualityText(id: QualityId, estimate: Estimate | undefined, voice: Voice): string {
  return estimate === undefined ? '–' : valueText(id, estimate.value, voice);
}

/** Where it truly lies; one deal alone does not tell. */
export function percentRange(id: QualityId, { low, high }: Estimate, voice: Voice): string {
  if (low === high) return '–';
  return `${valueText(id, low, voice)} – ${valueText(id, high, voice)}`;
}

function valueText(id: QualityId, value: number, voice: Voice): string {
  const number = numbers(voice.language);
  return plain.has(id) ? number.decimal(value) : number.percent(value);
}

export function shareText(share: Share, voice: Voice): string {
  return share.of === 0 ? '–' : estimateText(share, voice);
}

export function estimateText({ value, low, high }: Estimate, voice: Voice): string {
  const { percent } = numbers(voice.language);
  return low === high ? percent(value) : `${percent(value)} [${percent(low)} – ${percent(high)}]`;
}

/** What is wrong comes first. */
export function readingList(readings: readonly Reading[]): string {
  const order = ['wrong', 'well', 'note'];
  const items = readings
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
    .map(({ verdict, text }) => `<li class="${verdict}">${escape(text)}</li>`);
  return `<ul class="readings">${items.join('\n')}</ul>`;
}
