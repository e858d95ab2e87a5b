import { lazyComponent } from '../../../loading/lazyComponent'

/** The button that asks for the set to which what is shown is added. */
export const LazyAddToSetButton = lazyComponent('sets', () => import('./AddToSetButton.vue'), {
  keepsRoom: true,
  afterTree: true,
})

/** Adds what is shown to a set. */
export const LazyAddToSet = lazyComponent('sets', () => import('./AddToSetDialog.vue'), {
  closable: true,
})
