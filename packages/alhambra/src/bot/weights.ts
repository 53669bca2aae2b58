import type { Weights } from '@parlour/bots';

export const weights: Weights = {
  from: 'the stages for two players (the first four rows): parlour tune alhambra --games 6000 --bots casual,casual,casual,expert --iterations 60 --players 2 --seed two; those for more: parlour tune alhambra --games 4000 --bots casual,casual,casual,expert --iterations 60 --players 2,2,3,4,5 --seed lesson',
  features: ['score', 'next', 'last', 'cash', 'cards', 'flexibility', 'reach', 'exactness', 'turn'],
  stages: [
    [0, 0.301, 0.144, 0.0298, 0.163, 0.00144, -0.0407, 0.202, 0.235],
    [0.118, 0.174, 0.0919, 0.0235, 0.155, -0.00618, 0.023, 0.149, 0.214],
    [0.181, 0.0881, 0.0778, 0.00745, 0.107, 0.00129, 0.129, 0.0955, 0.105],
    [0.222, 0.111, 0.098, 0.0121, 0.11, -0.0108, 0.174, 0.0597, 0.199],
    [0, 0.328, 0.162, 0.0403, 0.0821, 0.00237, -0.0276, 0.259, 0.273],
    [0.134, 0.143, 0.125, 0.034, -0.00402, 0.0368, 0.00199, 0.142, 0.239],
    [0.163, 0.0791, 0.0728, 0.0138, -0.0206, 0.0267, -0.0116, 0.104, 0.121],
    [0.223, 0.104, 0.0954, 0.00807, -0.0148, 0.0168, 0.163, 0.162, 0.345],
  ],
};
