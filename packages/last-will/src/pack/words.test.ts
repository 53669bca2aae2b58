import { voice } from '@parlour/kernel';
import { addEntry, entriesOf, openSheet, type Shape } from '@parlour/kernel/packs';
import { expect, it } from 'vitest';
import { catalogues as gameText } from '../rules/text/catalogues.ts';
import { format } from './index.ts';

/** Everything that an editor has to name in a shape. */
function named(shape: Shape): { fields: string[]; choices: (string | number | boolean)[] } {
  switch (shape.kind) {
    case 'choice':
      return { fields: [], choices: [...shape.choices] };
    case 'list':
      return named(shape.of);
    case 'section':
    case 'one-of': {
      const inner =
        shape.kind === 'section' ? shape.fields.map((field) => named(field.shape)) : shape.choices.map((each) => named(each.shape));
      const own = shape.kind === 'section' ? shape.fields.map(({ id }) => id) : [];
      return { fields: [...own, ...inner.flatMap(({ fields }) => fields)], choices: inner.flatMap(({ choices }) => choices) };
    }
    default:
      return { fields: [], choices: [] };
  }
}

it.each(Object.keys(format.text))('everything in a pack has a name (%s)', (language) => {
  const speaker = voice(language, [gameText, format.text]);
  const pack = addEntry(format, {}, 'base.events', 'mine');
  const entries = entriesOf(openSheet(format, pack)).filter(({ own }) => !own);
  const titles = entries.map(({ path }) => format.title(path, format.ours, speaker));
  const words = entries.map(({ shape }) => named(shape));
  const said = [
    ...titles,
    ...format.groups.map((group) => speaker.say(`pack.group.${group}`)),
    ...words.flatMap(({ fields }) => fields).map((field) => format.fieldName(field, speaker)),
    ...words
      .flatMap(({ choices }) => choices.filter((choice) => typeof choice === 'string'))
      .map((choice) => format.choiceName(choice, speaker)),
  ];
  expect(said.filter((words) => /^(pack|name)\.|[a-z][A-Z]|LW-|GS-/.test(words))).toEqual([]);
});
