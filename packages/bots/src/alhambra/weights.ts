import type { Weights } from '../evaluation.ts';

export const weights: Weights = {
  from: 'fitted to the winners of 3,000 games of greedy against itself, with errors, and 400 of a search with 60 iterations, for two players; `parlour tune alhambra` repeats the method',
  features: ['score', 'next', 'last', 'cash', 'cards', 'flexibility', 'reach', 'exactness', 'turn'],
  stages: [
    [0, 0.227, 0.136, 0.0301, 0.131, -0.012, -0.0165, 0.151, 0.202],
    [0.094, 0.176, 0.0936, 0.029, 0.0454, 0.0112, 0.12, 0.147, 0.215],
    [0.129, 0.0805, 0.0732, 0.0172, -0.106, 0.0417, 0.152, 0.0837, 0.101],
    [0.199, 0.101, 0.0922, 0.014, -0.0587, 0.0398, 0.224, 0.0158, 0.167],
    [0, 0.227, 0.136, 0.0301, 0.131, -0.012, -0.0165, 0.151, 0.202],
    [0.094, 0.176, 0.0936, 0.029, 0.0454, 0.0112, 0.12, 0.147, 0.215],
    [0.129, 0.0805, 0.0732, 0.0172, -0.106, 0.0417, 0.152, 0.0837, 0.101],
    [0.199, 0.101, 0.0922, 0.014, -0.0587, 0.0398, 0.224, 0.0158, 0.167],
  ],
};
