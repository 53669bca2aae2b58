/** A moment of a finished game as a link that anybody can open: the whole record is in it, no server is asked. */
import { checkRecord, Complaint, type GameRecord } from '@parlour/kernel';

export interface SharedMoment {
  readonly record: GameRecord;
  readonly number: number;
}

/** Far more than a long game with a whole pack. A link of a few letters could be written to unfold without end. */
const MOST_BYTES = 4_000_000;

/** What stands behind the # of such a link. */
export async function packMoment({ record, number }: SharedMoment): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'));
  return `${number}.${lettersOf(packed)}`;
}

/** Complains about what is no such link. */
export async function unpackMoment(written: string): Promise<SharedMoment> {
  const [, number, packed] = /^#?(\d+)\.([\w-]+)$/.exec(written) ?? [];
  if (number === undefined || packed === undefined) throw new Complaint('moment.broken');
  const record = checkRecord(await textIn(packed));
  return { record, number: Math.min(Number(number), record.moves.length) };
}

async function textIn(packed: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    throw new Complaint('moment.broken');
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  let size = 0;
  const limited = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MOST_BYTES) controller.error(new Error('too large'));
      else controller.enqueue(chunk);
    },
  });
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limited)).arrayBuffer());
}

/** Base64 as it may stand in a link. */
function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Passes a link to the moment on, where the device knows how, or copies it: then it says so. */
export async function shareMoment(moment: SharedMoment): Promise<boolean> {
  const url = `${location.origin}/moment#${await packMoment(moment)}`;
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(url);
  return true;
}
