import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { applyPack, checkPack, material, type Pack } from '../rules/index.ts';
import { catalogues as gameText } from '../rules/text/catalogues.ts';
import { packTemplate } from './template.ts';
import { catalogues } from './text/catalogues.ts';

const speakers = Object.keys(catalogues).map((language) => voice(language, [catalogues, gameText]));

/**
 * Reads the YAML that the template is written in: indented titles, dashes, and values in one line.
 * The real reading is done with a YAML library by whoever opens files.
 */
function read(text: string): unknown {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/(^|\s)# .*$/, '').trimEnd())
    .filter((line) => line !== '');
  return block(lines, 0)[0];
}

function block(lines: string[], indent: number): [unknown, string[]] {
  const list: unknown[] = [];
  const section: [string, unknown][] = [];
  let rest = lines;
  while (rest[0] !== undefined && rest[0].search(/\S/) === indent) {
    const line = rest[0].trim();
    rest = rest.slice(1);
    const [, title, value] = /^"?([\w-]+)"?:(?: (.*))?$/.exec(line) ?? [];
    if (line.startsWith('- ')) list.push(inline(line.slice(2)));
    else if (value !== undefined) section.push([title!, inline(value)]);
    else {
      const [held, after] = block(rest, rest[0]!.search(/\S/));
      section.push([title!, held]);
      rest = after;
    }
  }
  return [list.length > 0 ? list : Object.fromEntries(section), rest];
}

function inline(value: string): unknown {
  return JSON.parse(value.replaceAll(/"[^"]*"|[A-Za-z][\w-]*/g, (word) => (word.startsWith('"') || word === 'true' ? word : `"${word}"`)));
}

describe('a template', () => {
  it.each(speakers)('is a pack that changes nothing ($language)', (speaker) => {
    const pack = read(packTemplate(material, speaker));
    expect(checkPack(pack)).toEqual([]);
    expect(applyPack(material, pack as Pack)).toEqual(material);
  });

  it.each(speakers)('says for every card where its numbers come from ($language)', (speaker) => {
    const text = packTemplate(material, speaker);
    expect(text).not.toMatch(/pack\.template|source\./);
    for (const { id, source } of material.cards) {
      const line = text.split('\n').find((each) => each.startsWith(`  ${id}:`));
      expect(line).toContain(`# ${speaker.say(`source.${source}`)}`);
    }
  });
});
