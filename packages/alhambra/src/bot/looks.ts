/** Written by `parlour tune --looks`, a row at a time. */
export const looks = {
  from: 'two players: as parlour tune alhambra --looks did, in two rounds: 1,400 searches of 1,200 imagined games by ratings, then 1,150 of 1,500 with what that gave; more: parlour tune alhambra --looks --games 380 --iterations 1000 --players 3,4,5,6 --seed looks; loss 1.2839, in games held back 1.2803 (blind 1.8305)',
  weights: [
    [
      1.32, 1.14, 1.16, 0.737, -0.168, 0.115, 0.626, 0.467, -0.133, -0.0782, 1.33, 0.999, 0.435, 0.319, -0.226, -0.277, 0.0582, -0.463, 0.4,
      0.259, 0.227, 0.729, -0.24, 0.181, -0.133, 0.135, 0.266, -0.148, 0.592, 0.0686, -0.194, -0.173, -0.274,
    ],
    [
      0.653, 0.623, 0.58, 0.331, -0.584, -0.39, -0.205, -0.146, -0.366, 0.109, 0.852, 0.42, 0.365, 0.299, -0.0633, 0, 0.0331, 0.0334,
      0.0094, -0.036, 0.365, 0.588, 0.0741, 0.0174, 0.0481, -0.0906, 0.0378, -0.0236, 0.117, -0.0367, -0.0693, 0.0145, -0.0149,
    ],
  ],
};
