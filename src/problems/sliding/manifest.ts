import type { Example, Manifest, StartList } from '../manifest'
import { addManifest } from '../registry'
import { cellCount } from './board'
import { slidingExamples, slidingStarts } from './examples'
import type { SlidingExample } from './examples'
import { slidingHeuristics } from './heuristics'
import { moveOrders } from './moveOrder'
import { slidingNameFor } from './nameFor'
import { randomSlidingStarts } from './randomStarts'
import { canTabulate, reachableCount } from './reachableCount'
import { createSlidingFromSettings, slidingSize } from './settings'

/** What is known of sliding tiles. */
export const slidingManifest = {
  family: 'sliding',
  names: [
    'sliding-3x3',
    'sliding-2x2',
    'sliding-3x2',
    'sliding-2x3',
    'sliding-4x2',
    'sliding-2x4',
    'sliding-4x3',
    'sliding-3x4',
    'sliding-4x4',
  ],
  states: ['start', 'goal'],
  choices: [{ setting: 'order', values: moveOrders, sameTask: true }],
  heuristics: slidingHeuristics,
  read: (name, settings) => createSlidingFromSettings(slidingSize(name), settings),
  examples: (name): readonly Example<SlidingExample>[] => slidingExamples(name),
  firstStart: (name) => slidingStarts(name)?.middle,
  asksForStart: true,
  nameFor: slidingNameFor,
  startLists: ({ problem }): readonly StartList<'farthest'>[] =>
    // The only two that are 31 moves away.
    problem === 'sliding-3x3' ? [{ name: 'farthest', starts: ['867254301', '647850321'] }] : [],
  random: randomSlidingStarts,
  reachable: (name) => reachableCount(slidingSize(name)),
  hintValues: ({ problem }) => ({ largest: cellCount(slidingSize(problem)) - 1 }),
  play: 'pieces',
  outlook: ({ problem }) => ({
    fits: canTabulate(slidingSize(problem)),
    heuristic: 'linear-conflict',
  }),
} as const satisfies Manifest
addManifest(slidingManifest)
