import { Complaint, type OptionValues, settingFor, type Thing, thingKey } from '@parlour/kernel';
import { designOf, type Subject } from '../subject.ts';

/**
 * The keys of the things at a table that people wrote down: a group, such as `theme`, or one thing of it, `theme:farms`. Complains about what is at none
 * of the tables.
 */
export function chosenThings(
  subject: Subject,
  written: readonly string[],
  tables: readonly { readonly options: OptionValues; readonly players: number }[],
): (options: OptionValues, players: number) => string[] {
  if (written.length === 0) return () => [];
  const design = designOf(subject);
  const thingsAt = (options: OptionValues, players: number) => design.things(settingFor(subject.game, options, players));
  const all = tables.flatMap(({ options, players }) => thingsAt(options, players));
  const unknown = written.find((each) => !all.some((thing) => isMeant(thing, each)));
  if (unknown !== undefined) {
    const [{ group, id } = { group: '', id: '' }] = all;
    const groups = [...new Set(all.map((thing) => thing.group))].join(', ');
    throw new Complaint('lab.no-thing', { thing: unknown, groups, example: `${group}:${id}` });
  }
  return (options, players) =>
    thingsAt(options, players)
      .filter((thing) => written.some((each) => isMeant(thing, each)))
      .map(thingKey);
}

function isMeant({ group, id }: Thing, written: string): boolean {
  return written === group || written === `${group}:${id}`;
}
