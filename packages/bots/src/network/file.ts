/** A network as text: whole numbers of eight bits with a factor for each row, in base 64. */
import { emptyLayers, type Layers, layerNames, type Network, type Shape, sizesOf } from './network.ts';

export interface NetworkFile {
  /** How it was obtained, so that anybody can repeat it. */
  readonly from: string;
  readonly shape: Shape;
  readonly reach: number;
  /** All layers in the order of `layerNames`: for each row its factor (a 32-bit float), then its numbers. */
  readonly weights: string;
}

const MOST = 127;

function rowOf(shape: Shape, name: keyof Layers): number {
  return name === 'deepBias' || name === 'out' ? shape.deep : shape.hidden;
}

export function writeNetwork({ shape, reach, layers }: Network, from: string): NetworkFile {
  const bytes: number[] = [];
  const factor = new Float32Array(1);
  for (const name of layerNames) {
    const layer = layers[name];
    const row = rowOf(shape, name);
    for (let start = 0; start < layer.length; start += row) {
      const numbers = layer.subarray(start, start + row);
      const largest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      factor[0] = largest / MOST;
      bytes.push(...new Uint8Array(factor.buffer));
      for (const number of numbers) bytes.push((largest === 0 ? 0 : Math.round(number / factor[0])) & 255);
    }
  }
  return { from, shape, reach, weights: btoa(bytes.map((byte) => String.fromCodePoint(byte)).join('')) };
}

export function readNetwork({ shape, reach, weights }: NetworkFile): Network {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.codePointAt(0)!);
  const numbers = new DataView(bytes.buffer);
  const layers = emptyLayers(shape);
  const sizes = sizesOf(shape);
  let at = 0;
  for (const name of layerNames) {
    const row = rowOf(shape, name);
    for (let start = 0; start < sizes[name]; start += row) {
      const factor = numbers.getFloat32(at, true);
      at += 4;
      for (let i = 0; i < row; i++) layers[name][start + i] = numbers.getInt8(at++) * factor;
    }
  }
  return { shape, reach, layers };
}
