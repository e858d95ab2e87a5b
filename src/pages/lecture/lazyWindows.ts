import { lazyComponent } from '../../loading/lazyComponent'

/** What stands beside a page that is presented. */
export const LazyConsole = lazyComponent('presenter', () => import('./PresenterConsole.vue'))

/** All that the window of the projector shows. */
export const LazyShownLecture = lazyComponent('shown', () => import('./ShownLecture.vue'))
