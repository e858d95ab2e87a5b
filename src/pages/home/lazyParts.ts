import { lazyComponent } from '../../loading/lazyComponent'

// The words are there at once; the stage and the boards come after them.

/** A small search that runs by itself. */
export const LazyHomeStage = lazyComponent('stage', () => import('./HomeStage.vue'))

/** Runs that are worth seeing. */
export const LazyExampleCards = lazyComponent('examples', () => import('./ExampleCards.vue'), {
  afterTree: true,
})
