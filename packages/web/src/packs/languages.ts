/** The languages in which boxes are printed. */
import { isRecord } from '@parlour/kernel/packs';

/** By their tags of two letters. */
const tags =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi wa wo xh yi yo za zh zu'.split(
    ' ',
  );

/** How many languages a card shows because others have them. */
const MOST_USUAL = 3;

/** In the words and the order of whoever reads them. */
export function otherLanguages(reader: string): { readonly tag: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(reader);
  return tags.map((tag) => ({ tag, name: languageCalled(tag, reader) })).toSorted((a, b) => compare(a.name, b.name));
}

/** A pack may have a tag that looks like one and is none: it is called by itself. */
export function languageCalled(tag: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The languages in which most cards have names, the most frequent first. */
export function spokenMost(names: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  for (const language of names.flatMap((each) => (isRecord(each) ? Object.keys(each) : [])))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_USUAL)
    .map(([language]) => language);
}
