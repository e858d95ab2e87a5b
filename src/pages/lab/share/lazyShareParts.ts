import { lazyComponent } from '../../../loading/lazyComponent'

/** Files for other tools. */
export const LazyShareTools = lazyComponent('tools', () => import('./ShareTools.vue'))
