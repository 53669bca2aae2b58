/** What follows from the shape of an entry alone. */
import { isLeaf, isRecord, keyOf, type Path, type Shape } from '@parlour/kernel/packs';

/** The least that fits: where somebody adds a row or another verb, this is where they begin. */
export function leastOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return Math.max(shape.least, Math.min(1, shape.most));
    case 'choice':
      return shape.choices[0];
    case 'text':
      return '';
    case 'names':
      return {};
    case 'list':
      return Array.from({ length: shape.least }, () => leastOf(shape.of));
    case 'section':
      return Object.fromEntries(shape.fields.filter(({ optional }) => !optional).map(({ id, shape: held }) => [id, leastOf(held)]));
    case 'one-of':
      return leastOf(shape.choices[0]!.shape);
  }
}

/** The keys of all places in a value that are drawn as a field or around fields, the outermost first. */
export function placesIn(shape: Shape, value: unknown, path: Path): string[] {
  const here = keyOf(path);
  if (value === undefined || isLeaf(shape) || shape.kind === 'names') return [here];
  if (shape.kind === 'list') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return [here, ...items.flatMap((item, i) => placesIn(shape.of, item, [...path, i]))];
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const section = shape.kind === 'one-of' ? shape.choices.find(({ id }) => id in fields)?.shape : shape;
  if (section?.kind !== 'section') return [here];
  return [here, ...section.fields.flatMap(({ id, shape: held }) => placesIn(held, fields[id], [...path, id]))];
}

/** The innermost of these places that leads to a path; nothing if none does. */
export function placeOf(path: Path, places: ReadonlySet<string>): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const key = keyOf(path.slice(0, length));
    if (places.has(key)) return key;
  }
  return undefined;
}

/** Numbers in a row, as people type them: “18 16 14”, with whatever between them. Nothing if something else is there. */
export function readNumbers(text: string): number[] | undefined {
  const parts = text.split(/[\s,;/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number(part.replace(/^[−–]/, '-').replace(/^\+/, '')));
  return numbers.every((number) => Number.isSafeInteger(number)) ? numbers : undefined;
}

/** A key for each label: its first letter that no label before it has; nothing where none is left. */
export function lettersFor(labels: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const letter = Array.from(label.toLowerCase()).find((each) => /\p{L}/u.test(each) && !taken.has(each));
    if (letter !== undefined) taken.add(letter);
    return letter;
  });
}

/** Whether a value can be shown in fields of that shape, be its numbers right or wrong. */
export function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return shape.choices.includes(value as never);
    case 'text':
      return typeof value === 'string';
    case 'names':
      return isRecord(value) && Object.values(value).every((name) => typeof name === 'string');
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(shape.of, item));
    case 'section':
      return (
        isRecord(value) &&
        shape.fields.every(({ id, optional, shape: held }) => (value[id] === undefined ? optional : fits(held, value[id])))
      );
    case 'one-of':
      return shape.choices.some((choice) => isRecord(value) && value[choice.id] !== undefined && fits(choice.shape, value));
  }
}
