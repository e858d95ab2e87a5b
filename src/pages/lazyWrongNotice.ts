import { lazyComponent } from '../loading/lazyComponent'

/** What is said of a link with something wrong in it. */
export const LazyWrongNotice = lazyComponent('wrong', () => import('./WrongNotice.vue'))
