export const looks = {
  from: 'as parlour tune alhambra --looks does, in two rounds: 1,400 searches of 1,200 imagined games by ratings, then 1,150 of 1,500 with what that gave',
  weights: [
    1.32, 1.14, 1.16, 0.737, -0.168, 0.115, 0.626, 0.467, -0.133, -0.0782, 1.33, 0.999, 0.435, 0.319, -0.226, -0.277, 0.0582, -0.463, 0.4,
    0.259, 0.227, 0.729, -0.24, 0.181, -0.133, 0.135, 0.266, -0.148, 0.592, 0.0686, -0.194, -0.173, -0.274,
  ],
};
