import { lazyComponent } from '../loading/lazyComponent'

// The tree does not wait for what stands beside it.

/** The map of a problem. */
export const LazyMapPane = lazyComponent('map', () => import('./map/MapPane.vue'), {
  keepsRoom: true,
})

/** The code of the search that is shown. */
export const LazyCodePane = lazyComponent('code', () => import('./code/CodePane.vue'), {
  afterTree: true,
})

/** The counts of a run. */
export const LazyCountsPane = lazyComponent('counts', () => import('./counts/CountsPane.vue'), {
  afterTree: true,
})

/** What is drawn by hand over a picture. */
export const LazyInkLayer = lazyComponent('ink', () => import('./ink/InkLayer.vue'))

/** How a class has voted on the nodes of a tree. */
export const LazyNodeVotes = lazyComponent('votes', () => import('./votes/NodeVotesLayer.vue'))

/** The solution of a run. */
export const LazySolutionPane = lazyComponent(
  'solution',
  () => import('./solution/SolutionPane.vue'),
)

/** What moves a stage. */
export const LazyTransportBar = lazyComponent(
  'transport',
  () => import('./transport/TransportBar.vue'),
  { keepsRoom: true, afterTree: true, named: 'TransportBar' },
)

/** The words for a step of a run. */
export const LazyNarrationWords = lazyComponent(
  'narration',
  () => import('./narration/NarrationWords.vue'),
  { afterTree: true, named: 'NarrationWords' },
)
