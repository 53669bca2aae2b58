/** What a search came to, in words: the numbers that changed, and every aim before and after. */
import type { Voice } from '@parlour/kernel';
import { type Figures, figures as numbers } from '../report.ts';
import { type AimFigures, aimsAt, aimText, aimValues } from '../study/aims.ts';
import type { Counts } from '../study/figures.ts';
import { type Speaker, tableName } from '../study/names.ts';
import { designOf, type Subject } from '../subject.ts';
import type { Tuned } from './run.ts';

/** An aim at a table, before and after. */
export interface Compared {
  readonly aim: string;
  readonly table: string;
  readonly before: string;
  readonly after: string;
  /** Whether it was met, and whether it is now. */
  readonly met: readonly [boolean, boolean];
}

export function comparedAims({ before, after }: Tuned, subject: Subject, voice: Speaker): Compared[] {
  const { aims = [] } = designOf(subject);
  return before.tables.flatMap((table, index) => {
    const later = after.tables[index]!;
    const now = aimsAt(aims, later);
    return aimsAt(aims, table).map((was): Compared => {
      const is = now.find(({ aim }) => aim === was.aim);
      return {
        aim: aimText(was, table, voice),
        table: tableName(table, voice),
        before: verdictOf(was, table, voice),
        after: is === undefined ? '–' : verdictOf(is, later, voice),
        met: [was.verdict === 'met', is?.verdict === 'met'],
      };
    });
  });
}

const signs = { met: '✓', missed: '✗', unsure: '?' };

function verdictOf(aim: AimFigures, table: Counts, voice: Speaker): string {
  return `${signs[aim.verdict]} ${aimValues(aim, table, voice)}`;
}

/** The numbers that changed. */
export function changesTable({ levers, best }: Tuned, voice: Voice): Figures {
  const number = numbers(voice.language);
  const changed = levers.filter(({ id }) => best.numbers[id] !== undefined);
  return {
    title: voice.say('lab.tune.changes', { count: changed.length }),
    columns: ['number', 'before', 'after'].map((id) => voice.say(`lab.column.${id}`)),
    rows: changed.map(({ id, now }) => [id, number.whole(now), number.whole(best.numbers[id]!)]),
  };
}

/** How far off all aims are together, before and after. */
export function lossText({ before, after }: Tuned, voice: Voice): string {
  const { decimal } = numbers(voice.language);
  return voice.say('lab.tune.loss', { before: decimal(before.judgement.loss), after: decimal(after.judgement.loss), games: before.games });
}

/** Whether the new numbers did better on deals that they were not chosen by; only then they are worth a pack. */
export function isBetter({ best, gain }: Tuned): boolean {
  return Object.keys(best.numbers).length > 0 && gain.value > 0;
}

/** What that difference is worth. */
export function gainText(tuned: Tuned, voice: Voice): string {
  const { gain, best } = tuned;
  if (Object.keys(best.numbers).length === 0) return voice.say('lab.tune.none');
  const { decimal } = numbers(voice.language);
  const said = { gain: decimal(gain.value), low: decimal(gain.low), high: decimal(gain.high) };
  if (!isBetter(tuned)) return voice.say('lab.tune.lucky', said);
  return voice.say(gain.low > 0 ? 'lab.tune.better' : 'lab.tune.unsure', said);
}

/** All of it as a Markdown page. */
export function tuningPage(tuned: Tuned, subject: Subject, voice: Speaker): string {
  const changes = changesTable(tuned, voice);
  const heads = ['table', 'aim', 'before', 'after'].map((id) => voice.say(`lab.column.${id}`));
  const aims = comparedAims(tuned, subject, voice).map(({ table, aim, before, after }) => [table, aim, before, after]);
  const page = [
    `# ${voice.say('title')}`,
    lossText(tuned, voice),
    gainText(tuned, voice),
    `## ${changes.title}`,
    ...(changes.rows.length === 0 ? [] : [gridOf(changes.columns, changes.rows)]),
    `## ${voice.say('lab.tune.aims')}`,
    gridOf(heads, aims),
  ];
  return `${page.join('\n\n')}\n`;
}

function gridOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
