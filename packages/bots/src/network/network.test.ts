import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import { bits, diceFrom, settingFor, silent } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { evaluateBy } from '../evaluation.ts';
import { reachOf, withNetwork } from '../knowledge.ts';
import { readNetwork, writeNetwork } from './file.ts';
import { emptyLayers, judgeBy, layerNames, type Network, type Shape } from './network.ts';

const shape: Shape = { seatInputs: 7, tableInputs: 5, hidden: 6, deep: 4 };

function anyNetwork(seed: string): Network {
  const dice = diceFrom(seed);
  const layers = emptyLayers(shape);
  for (const name of layerNames) for (let i = 0; i < layers[name].length; i++) layers[name][i] = bits(dice) / 2 ** 31 - 1;
  return { shape, reach: 0.5, layers };
}

/** The definition, word for word: whole vectors, one product after the other. */
function reference({ layers }: Network, seats: readonly (readonly number[])[], table: readonly number[]): number[] {
  const { hidden, deep } = shape;
  const times = (layer: Float32Array, inputs: readonly number[], unit: number) =>
    inputs.reduce((sum, value, input) => sum + value * layer[input * hidden + unit]!, 0);
  return seats.map((mine, seat) => {
    const rest = seats.filter((_, other) => other !== seat);
    const first = Array.from({ length: hidden }, (_, unit) => {
      const seen = times(layers.own, mine, unit) + times(layers.table, table, unit) + layers.bias[unit]!;
      return Math.max(
        0,
        rest.reduce((sum, inputs) => sum + times(layers.others, inputs, unit), seen),
      );
    });
    const second = Array.from({ length: deep }, (_, unit) =>
      Math.max(
        0,
        first.reduce((sum, value, i) => sum + value * layers.deep[unit * hidden + i]!, layers.deepBias[unit]!),
      ),
    );
    return second.reduce((sum, value, unit) => sum + value * layers.out[unit]!, 0);
  });
}

describe('a network', () => {
  it.each([2, 3, 6])('says what its definition says, for %i seats, position after position', (count) => {
    const network = anyNetwork('any');
    const judge = judgeBy(network);
    const dice = diceFrom('inputs');
    for (let position = 0; position < 20; position++) {
      // Most inputs are absent.
      const row = (size: number) => Array.from({ length: size }, () => (bits(dice) % 3 === 0 ? bits(dice) / 2 ** 31 : 0));
      const seats = Array.from({ length: count }, () => row(shape.seatInputs));
      const table = row(shape.tableInputs);
      judge.begin(count);
      for (const [seat, inputs] of seats.entries())
        for (const [input, value] of inputs.entries()) if (value !== 0) judge.seat(seat, input, value);
      for (const [input, value] of table.entries()) if (value !== 0) judge.table(input, value);
      const strengths = seats.map((_, seat) => seat);
      judge.addStrengths(strengths);
      for (const [seat, expected] of reference(network, seats, table).entries()) expect(strengths[seat]).toBeCloseTo(seat + expected, 3);
    }
  });

  it('is written in a byte a weight, and read as it was within half a step', () => {
    const network = anyNetwork('written');
    const file = writeNetwork(network, 'a test');
    const { shape: read, reach, layers } = readNetwork(JSON.parse(JSON.stringify(file)) as typeof file);
    expect(read).toEqual(shape);
    for (const name of layerNames)
      for (const [i, weight] of network.layers[name].entries()) expect(Math.abs(layers[name][i]! - weight)).toBeLessThan(1 / 127);
    expect(writeNetwork({ shape: read, reach, layers }, 'a test')).toEqual(file);
  });

  it('says how far imagined games go before it judges', async () => {
    const { knowledge } = await teach(alhambra);
    const judged = withNetwork(knowledge, anyNetwork('far'));
    const world = alhambra.setup(settingFor(alhambra, {}, 4), diceFrom('far'), silent);
    expect(reachOf(judged, world)).toBe(reachOf(withNetwork(judged, undefined), world) / 2);
  });

  it('leaves games that it was not made for to the sum, as far as the sum goes', async () => {
    const { knowledge } = await teach(alhambra);
    const network = anyNetwork('elsewhere');
    const judged = withNetwork(knowledge, network);
    const elsewhere = { ...judged, insight: { ...judged.insight!, sight: { ...judged.insight!.sight!, covers: () => false } } };
    const world = alhambra.setup(settingFor(alhambra, {}, 4), diceFrom('far'), silent);
    expect(reachOf(elsewhere, world)).toBe(reachOf(withNetwork(judged, undefined), world));
    expect(evaluateBy(elsewhere.insight)(world)).toEqual(withNetwork(judged, undefined).evaluate(world));
  });
});
