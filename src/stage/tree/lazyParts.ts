import { lazyComponent } from '../../loading/lazyComponent'

// The tree does not wait for what is opened, or pointed at, once it is there.

/** The field for a node to go to. */
export const LazyGoToForm = lazyComponent('goTo', () => import('./goTo/GoToForm.vue'))

/** The formats in which a picture can be saved. */
export const LazySaveFormats = lazyComponent('save', () => import('./save/SaveFormats.vue'))

/** What a tree lacks because a worker failed. */
export const LazyTreeFailure = lazyComponent('stage', () => import('./TreeFailure.vue'), {
  named: 'TreeFailure',
})

// Nor for what stands around it.

const inRoom = { keepsRoom: true, afterTree: true }

/** The tools of one tree. */
export const LazyPaneToolbar = lazyComponent(
  'treeTools',
  () => import('./around/PaneToolbar.vue'),
  { ...inRoom, named: 'PaneToolbar' },
)

/** How several trees are looked at. */
export const LazyTreeToolbar = lazyComponent(
  'treeTools',
  () => import('./around/TreeToolbar.vue'),
  { ...inRoom, named: 'TreeToolbar' },
)

const extra = { afterTree: true, unsaid: true }

/** The buttons that go to a node, and save the picture. */
export const LazyNodeAndPicture = lazyComponent(
  'treeTools',
  () => import('./around/NodeAndPicture.vue'),
  { ...extra, keepsRoom: true, named: 'NodeAndPicture' },
)

/** What is under the pointer. */
export const LazyTreeTip = lazyComponent('stage', () => import('./around/TreeTip.vue'), extra)

/** What marks mean that come and go. */
export const LazyPassingLegend = lazyComponent(
  'stage',
  () => import('./around/PassingLegend.vue'),
  { ...extra, named: 'PassingLegend' },
)

/** The small map of a large tree. */
export const LazyOverviewMap = lazyComponent('stage', () => import('./overview/LargeTreeMap.vue'), {
  ...extra,
  named: 'LargeTreeMap',
})

/** The way from node to node by keys. */
export const LazyTreeWalk = lazyComponent('stage', () => import('./walk/TreeWalk.vue'), {
  ...extra,
  named: 'TreeWalk',
})
