import type { Weights } from '../evaluation.ts';

export const weights: Weights = {
  from: 'fitted to the winners of 1,000 games of greedy against itself, with errors, and 400 of a search with 60 iterations, for two and three players; `parlour tune last-will` repeats the method',
  features: ['score', 'estate', 'engine', 'hand', 'properties', 'actions', 'errands', 'cards', 'spaces', 'bankrupt'],
  stages: [
    [-0.0915, 0.018, 0.065, 0.029, 0.0912, 0.062, -0.0594, -0.0873, 0.0477, 0],
    [-0.0903, 0.00224, 0.0734, 0.0135, 0.192, 0.12, -0.042, -0.0251, 0.175, 0],
    [-0.103, -0.0279, 0.0905, 0.0197, 0.571, 0.172, -0.173, -0.0495, 0.0605, 0],
    [-0.146, -0.0656, 0.132, 0.00845, 1.01, 0.23, -0.0934, -0.0214, -0.107, 0],
    [-0.222, -0.116, 0.178, -0.0016, 1.38, 0.354, -0.313, 0.00306, -0.307, 0],
    [-0.365, -0.00444, 0.249, 0.00448, 1.22, 0.705, -0.447, -0.0214, -0.188, -0.0319],
  ],
};
