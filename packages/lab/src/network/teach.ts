/** Teaches a network from positions of finished games: stochastic gradient descent (Adam) on how well it foretells who wins. */
import { emptyLayers, type Layers, layerNames, type Network, type Shape } from '@parlour/bots';
import { below, bits, type Dice, shuffle } from '@parlour/kernel';
import type { Moments } from './moments.ts';

export interface Course {
  /** How often all positions are gone through, how many at a time, and how large the steps are. */
  readonly rounds: number;
  readonly batch: number;
  readonly pace: number;
  /** Keeps weights small that the positions say little about. */
  readonly restraint: number;
}

/** For a network that knows nothing yet and very many positions. */
export const firstCourse: Course = { rounds: 3, batch: 256, pace: 0.003, restraint: 0.02 };

/** For one that has learnt from games at first sight: few small steps. With more it learns the careful games by heart, which are much fewer. */
export const course: Course = { rounds: 2, batch: 256, pace: 0.0003, restraint: 0.02 };

/** The first layers begin at random, the last at nothing: untaught, the network changes nothing. */
export function untaught(shape: Shape, dice: Dice): Network {
  const layers = emptyLayers(shape);
  const scatter = (layer: Float32Array, spread: number) => {
    for (let i = 0; i < layer.length; i++) layer[i] = (bits(dice) / 2 ** 31 - 1) * spread;
  };
  scatter(layers.own, 0.25);
  scatter(layers.others, 0.1);
  scatter(layers.table, 0.1);
  scatter(layers.deep, Math.sqrt(3 / shape.hidden));
  return { shape, reach: 1, layers };
}

/** How badly a network foretells what the positions were worth, on average (cross-entropy). */
export function lossOf(network: Network, moments: Moments, which: Uint32Array): number {
  const pass = passOf(network, moments);
  let loss = 0;
  for (const moment of which) loss += pass.look(moment);
  return loss / Math.max(1, which.length);
}

/** Goes through the positions again and again; `heard` is told the round. */
export function teachNetwork(
  network: Network,
  moments: Moments,
  which: Uint32Array,
  { rounds, batch, pace, restraint }: Course,
  dice: Dice,
  heard: (round: number) => void = () => {},
): void {
  const pass = passOf(network, moments);
  const slope = emptyLayers(network.shape);
  const [mean, variance] = [emptyLayers(network.shape), emptyLayers(network.shape)];
  const order = [...which];
  const all = Math.ceil(order.length / batch) * rounds;
  let steps = 0;
  for (let round = 1; round <= rounds; round++) {
    shuffle(dice, order);
    for (let start = 0; start < order.length; start += batch) {
      const end = Math.min(order.length, start + batch);
      for (const name of layerNames) slope[name].fill(0);
      for (let i = start; i < end; i++) pass.learn(order[i]!, slope);
      steps++;
      // Large steps first, none at the end.
      const rate = pace * 0.5 * (1 + Math.cos((Math.PI * steps) / all));
      for (const name of layerNames) {
        step(network.layers[name], slope[name], mean[name], variance[name], end - start, steps, rate, restraint);
      }
    }
    heard(round);
  }
}

/** One step of Adam, with weights that shrink by themselves. */
function step(
  weights: Float32Array,
  slope: Float32Array,
  mean: Float32Array,
  variance: Float32Array,
  count: number,
  steps: number,
  pace: number,
  restraint: number,
): void {
  const [first, second] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
  for (let i = 0; i < weights.length; i++) {
    const here = slope[i]! / count;
    mean[i] = 0.9 * mean[i]! + 0.1 * here;
    variance[i] = 0.999 * variance[i]! + 0.001 * here * here;
    weights[i]! -= pace * (mean[i]! / first / (Math.sqrt(variance[i]! / second) + 1e-8) + restraint * weights[i]!);
  }
}

const MOST_SEATS = 8;

/** Forwards through a network, and back again. */
function passOf({ shape, layers }: Network, moments: Moments) {
  const { hidden, deep } = shape;
  const rowsOf = (width: number) => Array.from({ length: MOST_SEATS }, () => new Float32Array(width));
  const [first, second, firstSlope] = [rowsOf(hidden), rowsOf(deep), rowsOf(hidden)];
  const everybody = new Float32Array(hidden);
  const chances = new Float64Array(MOST_SEATS);
  const { rows, inputs, values, linear, target } = moments;

  /** Adds (or with -1 takes away) what a row of inputs gives in a layer. */
  function addRow(to: Float32Array, layer: Float32Array, row: number, sign: number): void {
    for (let at = rows.numbers[row]!, end = rows.numbers[row + 1]!; at < end; at++) {
      const from = inputs.numbers[at]! * hidden;
      const value = values.numbers[at]! * sign;
      for (let i = 0; i < hidden; i++) to[i]! += layer[from + i]! * value;
    }
  }

  function spread(layer: Float32Array, row: number, slope: Float32Array): void {
    for (let at = rows.numbers[row]!, end = rows.numbers[row + 1]!; at < end; at++) {
      const from = inputs.numbers[at]! * hidden;
      const value = values.numbers[at]!;
      for (let i = 0; i < hidden; i++) layer[from + i]! += slope[i]! * value;
    }
  }

  const seatsAt = (moment: number) => moments.seats.numbers[moment + 1]! - moments.seats.numbers[moment]!;

  function forwards(moment: number): void {
    const [count, from, row] = [seatsAt(moment), moments.seats.numbers[moment]!, moments.first.numbers[moment]!];
    everybody.set(layers.bias);
    addRow(everybody, layers.table, row + count, 1);
    for (let seat = 0; seat < count; seat++) addRow(everybody, layers.others, row + seat, 1);
    let highest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < count; seat++) {
      const units = first[seat]!;
      units.set(everybody);
      addRow(units, layers.others, row + seat, -1);
      addRow(units, layers.own, row + seat, 1);
      for (let i = 0; i < hidden; i++) if (units[i]! < 0) units[i] = 0;
      const above = second[seat]!;
      let strength = linear.numbers[from + seat]!;
      for (let unit = 0; unit < deep; unit++) {
        let sum = layers.deepBias[unit]!;
        for (let i = 0; i < hidden; i++) sum += layers.deep[unit * hidden + i]! * units[i]!;
        above[unit] = Math.max(0, sum);
        strength += layers.out[unit]! * above[unit]!;
      }
      chances[seat] = strength;
      highest = Math.max(highest, strength);
    }
    let sum = 0;
    for (let seat = 0; seat < count; seat++) sum += chances[seat] = Math.exp(chances[seat]! - highest);
    for (let seat = 0; seat < count; seat++) chances[seat]! /= sum;
  }

  /** How badly this position is foretold. */
  function look(moment: number): number {
    forwards(moment);
    const from = moments.seats.numbers[moment]!;
    let loss = 0;
    for (let seat = 0; seat < seatsAt(moment); seat++) loss -= target.numbers[from + seat]! * Math.log(Math.max(1e-9, chances[seat]!));
    return loss;
  }

  /** Adds to the slopes what this position says. */
  function learn(moment: number, slope: Layers): void {
    forwards(moment);
    const [count, from, row] = [seatsAt(moment), moments.seats.numbers[moment]!, moments.first.numbers[moment]!];
    const together = everybody.fill(0);
    for (let seat = 0; seat < count; seat++) {
      const error = chances[seat]! - target.numbers[from + seat]!;
      const [units, above, under] = [first[seat]!, second[seat]!, firstSlope[seat]!];
      under.fill(0);
      for (let unit = 0; unit < deep; unit++) {
        slope.out[unit]! += error * above[unit]!;
        if (above[unit]! <= 0) continue;
        const through = error * layers.out[unit]!;
        slope.deepBias[unit]! += through;
        for (let i = 0; i < hidden; i++) {
          slope.deep[unit * hidden + i]! += through * units[i]!;
          under[i]! += through * layers.deep[unit * hidden + i]!;
        }
      }
      for (let i = 0; i < hidden; i++) {
        if (units[i]! <= 0) under[i] = 0;
        together[i]! += under[i]!;
      }
    }
    for (let i = 0; i < hidden; i++) slope.bias[i]! += together[i]!;
    spread(slope.table, row + count, together);
    for (let seat = 0; seat < count; seat++) {
      const under = firstSlope[seat]!;
      spread(slope.own, row + seat, under);
      for (let i = 0; i < hidden; i++) under[i] = together[i]! - under[i]!;
      spread(slope.others, row + seat, under);
    }
  }

  return { look, learn };
}

/** Which positions are learnt from and which are held back: whole games, so that no position of a game learnt from is among those held back. */
export function heldBack(games: readonly { readonly from: number; readonly to: number }[], every: number, dice: Dice) {
  const [learnt, kept]: [number[], number[]] = [[], []];
  for (const { from, to } of games) {
    const into = below(dice, every) === 0 ? kept : learnt;
    for (let moment = from; moment < to; moment++) into.push(moment);
  }
  return { learnt: Uint32Array.from(learnt), kept: Uint32Array.from(kept) };
}
