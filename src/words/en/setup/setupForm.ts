/** What only the form says that sets a search up. */

export const randomStart = {
  name: 'Random start',
  seed: 'Seed',
  next: 'Next random start',
  hint: 'The same seed gives the same start. The goal can be reached from each.',
  wrong: 'A seed is a whole number from 0 to {{largest, number}}.',
  distance: 'Exact number of moves',
  distanceHint: 'How many moves the start needs. Leave it empty for any number.',
  counting: 'Listing all starts …',
  count_one: '{{count, number}} start needs exactly {{moves}}.',
  count_other: '{{count, number}} starts need exactly {{moves}}.',
  noNumber: '“{{text}}” is not a number of moves. Write a whole number, 0 or more.',
  noStart:
    'No start needs exactly this many moves. The farthest need {{largest, number}}. Write a whole number from 0 to {{largest, number}}.',
  far: 'Most random starts of this size are too far from the goal to be solved here.',
} as const

export const unsolvable = {
  title: 'Unsolvable.',
  inversion:
    'An inversion is a pair whose order is reversed in the goal; the blank counts as a piece.',
  plainly: 'You can still search it, but no solution will be found.',
  anyway:
    'You can still search it, but no solution will be found. {{states, number}} states can be reached from the start.',
  endless:
    'You can still search it, but this search keeps no table of reached states. If moves can lead back to an earlier state, it may never end. You can stop it at any time.',
  tooMany: 'There are {{states, number}} states within reach, too many to reach them all.',
} as const

export const heuristicCheck = {
  check: 'Check this heuristic',
  checkHint: 'Check this heuristic against the true cost of every state',
  stop: 'Stop the check',
  checking_one: '{{count, number}} state so far',
  checking_other: '{{count, number}} states so far',
  tooMany: 'More than {{most, number}} states are within reach, too many to check them all.',
  noGoal:
    'There is nothing to check: no goal can be reached from this start, so h cannot be too high in any state.',
  right: {
    moves_one:
      'Admissible and consistent. In the only state within reach it is at most the fewest moves still needed.',
    moves_other:
      'Admissible and consistent. In all {{count, number}} states within reach it is at most the fewest moves still needed, and it falls by at most 1 with each move.',
    cost_one:
      'Admissible and consistent. In the only state within reach it is at most the true cost to the goal.',
    cost_other:
      'Admissible and consistent. In all {{count, number}} states within reach it is at most the true cost to the goal, and it never falls by more than a move costs.',
  },
  tooHigh: {
    moves_one:
      'Not admissible: it is too high in the only state within reach, {{state}}: h is {{h, number}}, but the least number of moves still needed is {{cost, number}}.',
    moves_other:
      'Not admissible: it is too high in {{broken, number}} of {{count, number}} states within reach. The largest error is in {{state}}: h is {{h, number}}, but the least number of moves still needed is {{cost, number}}.',
    cost_one:
      'Not admissible: it is too high in the only state within reach, {{state}}: h is {{h, number}}, but the true cost to the goal is {{cost, number}}.',
    cost_other:
      'Not admissible: it is too high in {{broken, number}} of {{count, number}} states within reach. The largest error is in {{state}}: h is {{h, number}}, but the true cost to the goal is {{cost, number}}.',
  },
  tooSteep: {
    moves_one:
      'Not consistent: along {{count, number}} move h falls by more than 1. The largest fall is from {{state}} to {{after}}: h is {{h, number}} before and {{hAfter, number}} after.',
    moves_other:
      'Not consistent: along {{count, number}} moves h falls by more than 1. The largest fall is from {{state}} to {{after}}: h is {{h, number}} before and {{hAfter, number}} after.',
    cost_one:
      'Not consistent: along {{count, number}} move h falls by more than the move costs. The worst is from {{state}} to {{after}}: the move costs {{cost, number}}, and h falls from {{h, number}} to {{hAfter, number}}.',
    cost_other:
      'Not consistent: along {{count, number}} moves h falls by more than the move costs. The worst is from {{state}} to {{after}}: the move costs {{cost, number}}, and h falls from {{h, number}} to {{hAfter, number}}.',
  },
  onlyTooSteep: {
    moves_one:
      'Admissible, but not consistent: it is never too high, and yet along {{count, number}} move h falls by more than 1. The largest fall is from {{state}} to {{after}}: h is {{h, number}} before and {{hAfter, number}} after.',
    moves_other:
      'Admissible, but not consistent: it is never too high, and yet along {{count, number}} moves h falls by more than 1. The largest fall is from {{state}} to {{after}}: h is {{h, number}} before and {{hAfter, number}} after.',
    cost_one:
      'Admissible, but not consistent: it is never too high, and yet along {{count, number}} move h falls by more than the move costs. The worst is from {{state}} to {{after}}: the move costs {{cost, number}}, and h falls from {{h, number}} to {{hAfter, number}}.',
    cost_other:
      'Admissible, but not consistent: it is never too high, and yet along {{count, number}} moves h falls by more than the move costs. The worst is from {{state}} to {{after}}: the move costs {{cost, number}}, and h falls from {{h, number}} to {{hAfter, number}}.',
  },
} as const
