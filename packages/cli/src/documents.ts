import { Complaint } from '@parlour/kernel';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { readText } from './cli.ts';

/** What a file holds, and on which line what is where. */
export interface FileContent {
  readonly value: unknown;
  /** The line of what stands at that path, or of the nearest thing around it. */
  lineOf(path: readonly (string | number)[]): number;
}

/** Reads a JSON or YAML file (JSON is YAML). Complains, with the line, about one that is neither. */
export function readDocument(file: string): FileContent {
  const text = readText(file);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined)
    throw new Complaint('cli.not-a-document', { file, line: lines.linePos(error.pos[0]).line, detail: error.message });
  return {
    value: document.toJS(),
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    },
  };
}
