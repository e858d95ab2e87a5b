/** Why a start can or cannot be solved. */
export const proof = {
  insoluble:
    'The start has {{inversions}} with the blank as a piece, and its blank is {{steps}} from its place: one of the two numbers is odd, the other even. Every move changes both by an odd number, so they are never 0 together, as they are in the goal.',
  soluble: {
    even: 'The start has {{inversions}} with the blank as a piece, and its blank is {{steps}} from its place: both numbers are even. Every move changes both by an odd number, so they stay both even or both odd, as in the goal, where both are 0. Every such start can be solved.',
    odd: 'The start has {{inversions}} with the blank as a piece, and its blank is {{steps}} from its place: both numbers are odd. Every move changes both by an odd number, so they stay both even or both odd, as in the goal, where both are 0. Every such start can be solved.',
  },
  notWithinReach_one:
    'No other state can be reached from the start, and the start is not the goal.',
  notWithinReach_other:
    '{{count, number}} states can be reached from the start, including the start, and the goal is not one of them.',
  inversions_one: '{{count, number}} inversion',
  inversions_other: '{{count, number}} inversions',
  steps_one: '{{count, number}} step',
  steps_other: '{{count, number}} steps',
} as const
