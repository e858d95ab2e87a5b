import { lazyComponent } from '../../loading/lazyComponent'

const behind = { keepsRoom: true, afterTree: true }

/** How the searches grow. */
export const LazyCompareCharts = lazyComponent(
  'charts',
  () => import('./CompareCharts.vue'),
  behind,
)

/** What moves all searches together. */
export const LazyCompareTransport = lazyComponent(
  'transport',
  () => import('./CompareTransport.vue'),
  behind,
)
