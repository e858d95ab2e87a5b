export const setup = {
  proof:
    'The start has {{inversions}}, and its blank is {{steps}} from its place: one of the two numbers is odd, the other even. Every move changes both by an odd number, so they are never 0 together, as they are in the goal.',
  inversions_one: '{{count, number}} inversion',
  inversions_other: '{{count, number}} inversions',
  steps_one: '{{count, number}} step',
  steps_other: '{{count, number}} steps',
} as const
