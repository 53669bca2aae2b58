/** Packs in words: how much of a box is known, and where two differ. */
import {
  type Count,
  digestOf,
  type EntryPair,
  type FieldPair,
  type Mark,
  meterOf,
  namesText,
  openSheet,
  type PackDocument,
  type PackFormat,
  placeText,
  valueText,
  wholeOf,
} from '@parlour/kernel/packs';
import { table, wrap } from '@parlour/terminal-kit';
import { type Cli, fullVoice } from '../cli.ts';

export function showMeter(format: PackFormat, pack: PackDocument, cli: Cli): void {
  const voice = fullVoice(cli);
  const { groups, ...all } = meterOf(openSheet(format, pack));
  const columns = ['deck', 'entries', 'leaves', 'twice', 'unsure'].map((id) => cli.say(`pack.column.${id}`));
  cli.print(
    cli.say('pack.plays', { name: nameOf(pack) ?? cli.say('pack.nameless'), digest: digestOf(format, pack) }),
    ...table(cli.paint, columns, [
      ...groups.filter(({ entries }) => entries > 0).map((group) => row(voice.say(`pack.group.${group.id}`), group)),
      row(cli.say('pack.in-all'), all),
    ]),
  );
}

function row(name: string, { entries, confirmed, leaves, printed, twice, unsure }: Count): string[] {
  return [name, `${confirmed}/${entries}`, `${printed}/${leaves}`, String(twice), String(unsure)];
}

export function meterData(format: PackFormat, pack: PackDocument): object {
  return { name: nameOf(pack), digest: digestOf(format, pack), ...meterOf(openSheet(format, pack)) };
}

function nameOf({ name }: PackDocument): string | undefined {
  return typeof name === 'string' ? name : undefined;
}

/** One line an entry, and one a difference: what the first says, what the second says, and how sure each is. */
export function differenceLines(
  format: PackFormat,
  differences: readonly EntryPair[],
  a: PackDocument,
  b: PackDocument,
  cli: Cli,
): string[] {
  const voice = fullVoice(cli);
  const wholes = [wholeOf(format, a), wholeOf(format, b)] as const;
  const said = (value: unknown, mark: Mark, { shape }: FieldPair) =>
    shape.kind === 'names'
      ? namesText(value)
      : cli.say('pack.said', { value: valueText(format, value, voice), mark: cli.say(`pack.mark.${mark}`) });
  return differences.flatMap((entry) => [
    cli.paint.colour('bold', `${format.title(entry.path, entry.a === undefined ? wholes[1] : wholes[0], voice)} (${entry.key})`),
    ...entry.fields.flatMap((field) => {
      const place = placeText(format, field.path.slice(entry.path.length), voice);
      const sides = cli.say('pack.difference', { first: said(field.a, field.markA, field), second: said(field.b, field.markB, field) });
      return wrap(place === '' ? `  ${sides}` : `  ${place}: ${sides}`, cli.paint.columns, '    ');
    }),
  ]);
}

export function differenceData(differences: readonly EntryPair[]): object[] {
  return differences.map(({ key, group, fields }) => ({
    entry: key,
    group,
    fields: fields.map((field) => ({ key: field.key, first: field.a ?? null, second: field.b ?? null, marks: [field.markA, field.markB] })),
  }));
}
