import { Complaint, isLegible } from '@parlour/kernel';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { readText } from './cli.ts';

/** What a file holds, and on which line what is where. */
export interface FileContent {
  readonly value: unknown;
  /** The line of what stands at that path, or of the nearest thing around it. */
  lineOf(path: readonly (string | number)[]): number;
}

/** Reads a JSON or YAML file (JSON is YAML). Complains, with the line, about one that is neither. */
export function readDocument(file: string): FileContent {
  const text = readLegible(file);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') throw new Complaint('cli.endless', { file });
  if (error !== undefined) throw new Complaint('cli.not-a-document', { file, line: lines.linePos(error.pos[0]).line, slip: error.code });
  return {
    value: expanded(document, file),
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const around: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
        const last = path[length - 1];
        const found = isMap(around)
          ? around.items.find(({ key }) => isScalar(key) && key.value === last)?.key
          : isSeq(around)
            ? around.items[Number(last)]
            : undefined;
        if (isNode(found) && found.range) return lines.linePos(found.range[0]).line;
      }
      return 1;
    },
  };
}

/** What a document says. YAML may repeat a part by its name, and by that grow without end: too much of it is refused. */
function expanded(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS();
  } catch {
    throw new Complaint('cli.endless', { file });
  }
}

/** What a file says. Complains if it is no text. */
export function readLegible(file: string): string {
  const text = readText(file);
  if (!isLegible(text)) throw new Complaint('cli.illegible', { file });
  return text;
}
