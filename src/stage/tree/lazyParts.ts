import { lazyComponent } from '../../loading/lazyComponent'

// The tree does not wait for what is opened, or pointed at, once it is there.

/** The field for a node to go to. */
export const LazyGoToForm = lazyComponent('goTo', () => import('./goTo/GoToForm.vue'))

/** The formats in which a picture can be saved. */
export const LazySaveFormats = lazyComponent('save', () => import('./save/SaveFormats.vue'))

const extra = { afterTree: true, unsaid: true }

/** What is under the pointer. */
export const LazyTreeTip = lazyComponent('stage', () => import('./around/TreeTip.vue'), extra)

/** The small map of a large tree. */
export const LazyOverviewMap = lazyComponent(
  'stage',
  () => import('./overview/OverviewMap.vue'),
  extra,
)
