import { lazyComponent } from '../../../loading/lazyComponent'

/** Adds what is shown to a set. */
export const LazyAddToSet = lazyComponent('sets', () => import('./AddToSetDialog.vue'), {
  closable: true,
})
