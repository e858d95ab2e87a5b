import { lazyComponent } from '../loading/lazyComponent'

/** The set-up of a search, with all its editors. */
export const LazySetupDialog = lazyComponent('setup', () => import('./SetupDialog.vue'), {
  closable: true,
})
