import { narrationOfChildren } from './children'
import { narrationOfCourse } from './course'
import { narrationOfLeaving } from './leaving'
import { narrationOfMoves } from './moves'

/** What the line of narration says. */
export const narration = {
  opening: 'The search begins in a moment.',
  notBegun: 'The search has not begun.',
  sentences: '{{first}} {{second}}',
  small: {
    one: 'one',
    two: 'two',
    three: 'three',
    four: 'four',
    five: 'five',
    six: 'six',
    seven: 'seven',
    eight: 'eight',
    nine: 'nine',
    ten: 'ten',
  },
  moveCount_one: '{{count, number}} move',
  moveCount_other: '{{count, number}} moves',
  atCost: '{{moves}} at a cost of {{cost, number}}',
  ignoresCosts:
    'This search goes by the number of moves and not by what they cost, so a cheaper path may exist.',
  nodeCount_one: '{{count, number}} node',
  nodeCount_other: '{{count, number}} nodes',
  frontier: {
    queue: 'queue',
    stack: 'stack',
    path: 'stack',
    priority: 'frontier',
    byLevel: 'frontier',
  },
  ...narrationOfLeaving,
  ...narrationOfMoves,
  ...narrationOfChildren,
  ...narrationOfCourse,
} as const
