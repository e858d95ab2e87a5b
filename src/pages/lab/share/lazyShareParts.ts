import { lazyComponent } from '../../../loading/lazyComponent'

/** A video of the run. */
export const LazyShareVideo = lazyComponent('video', () => import('./video/ShareVideo.vue'))

/** Files for other tools. */
export const LazyShareTools = lazyComponent('tools', () => import('./ShareTools.vue'))

/** The moments that are chosen for slides and a handout. */
export const LazyDeckPane = lazyComponent('deck', () => import('./deck/DeckPane.vue'))
