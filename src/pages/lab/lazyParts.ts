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

const behind = { keepsRoom: true, afterTree: true, named: 'SidePanes' }

/** What stands beside the tree. */
export const LazySidePanes = lazyComponent('panes', () => import('./beside/SidePanes.vue'), behind)

/** The way back from the tree alone. */
export const LazyAloneBar = lazyComponent('transport', () => import('./AloneBar.vue'))

/** What is said of a search that outgrew its budget. */
export const LazyBudgetNotice = lazyComponent('budget', () => import('./BudgetNotice.vue'))

/** What is asked of code from elsewhere. */
export const LazyLinkedCode = lazyComponent('searches', () => import('./code/LinkedCodeNotice.vue'))

/** What is said on paper. */
export const LazyPrintedRun = lazyComponent('stage', () => import('./PrintedRun.vue'), {
  afterTree: true,
  unsaid: true,
  named: 'PrintedRun',
})

/** What is said where an address hides all. */
export const LazyNothingShown = lazyComponent('stage', () => import('./NothingShown.vue'))
