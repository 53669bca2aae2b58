/** Letters as people see them: an emoji is one. */
const segments = new Intl.Segmenter();

/** What stands for each of these names where there is room for a letter or two: never the same for two of them. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => Array.from(segments.segment(name.trim()), ({ segment }) => segment).slice(0, 2));
  const [first, two] = [1, 2].map((count) => letters.map((own) => capital(own.slice(0, count).join(''))));
  return names.map((_, i) => {
    const mark = first?.[i] ?? '';
    if (isAlone(first, mark)) return mark;
    const longer = two?.[i] ?? '';
    return isAlone(two, longer) ? longer : `${mark}${i + 1}`;
  });
}

function isAlone(all: readonly string[] | undefined, mark: string): boolean {
  return all?.filter((other) => other === mark).length === 1;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
