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
  ignoresCosts: 'This search does not look at what moves cost, so a cheaper path may exist.',
  goesByLevel: 'This search goes level by level, whatever moves cost, so a cheaper path may exist.',
  nodeCount_one: '{{count, number}} node',
  nodeCount_other: '{{count, number}} nodes',
  frontier: {
    queue: 'queue',
    stack: 'stack',
    path: 'stack',
    priority: 'frontier',
    byLevel: 'frontier',
    any: 'frontier',
  },
  ...narrationOfLeaving,
  ...narrationOfMoves,
  ...narrationOfChildren,
  ...narrationOfCourse,
} as const
