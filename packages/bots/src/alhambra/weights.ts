import type { Weights } from '../evaluation.ts';

export const weights: Weights = {
  from: 'two players: fitted to the winners of 3,000 games of greedy against itself, with errors, and 400 of a search with 60 iterations; more players: parlour tune alhambra --games 2400 --bots casual,casual,casual,casual,casual,casual,casual,master --iterations 60 --players 2,2,3,4,5 --seed one',
  features: ['score', 'next', 'last', 'cash', 'cards', 'flexibility', 'reach', 'exactness', 'turn'],
  stages: [
    [0, 0.227, 0.136, 0.0301, 0.131, -0.012, -0.0165, 0.151, 0.202],
    [0.094, 0.176, 0.0936, 0.029, 0.0454, 0.0112, 0.12, 0.147, 0.215],
    [0.129, 0.0805, 0.0732, 0.0172, -0.106, 0.0417, 0.152, 0.0837, 0.101],
    [0.199, 0.101, 0.0922, 0.014, -0.0587, 0.0398, 0.224, 0.0158, 0.167],
    [0, 0.356, 0.157, 0.0411, 0.136, 0.0112, 0.00923, 0.192, 0.253],
    [0.124, 0.19, 0.0984, 0.0402, 0.114, 0.00152, 0.00872, 0.168, 0.256],
    [0.188, 0.107, 0.0912, 0.0412, 0.119, -0.012, 0.0259, 0.12, 0.159],
    [0.227, 0.129, 0.111, 0.0375, 0.0411, -0.0183, 0.21, 0.0858, 0.232],
  ],
};
