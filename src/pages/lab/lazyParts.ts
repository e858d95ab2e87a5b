import { lazyComponent } from '../../loading/lazyComponent'

// Each is made once: what a browser could not load, it does not ask for again under that address.

/** What can be taken away from a moment. */
export const LazyShareDialog = lazyComponent('share', () => import('./share/ShareDialog.vue'), {
  closable: true,
})

/** The searches that somebody wrote. */
export const LazySearchesDialog = lazyComponent(
  'searches',
  () => import('./code/SearchesDialog.vue'),
  { closable: true },
)

/** The code of the search that is shown. */
export const LazyLabCode = lazyComponent('code', () => import('./code/LabCode.vue'))

/** A board that is played on. */
export const LazyPlayPane = lazyComponent('board', () => import('../../play/PlayPane.vue'))
