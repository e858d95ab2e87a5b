import { lazyComponent } from '../../loading/lazyComponent'

const behind = { keepsRoom: true, afterTree: true }

/** Comparisons to choose from. */
export const LazyPreparedCards = lazyComponent('examples', () => import('./PreparedCards.vue'))

/** How the searches grow. */
export const LazyCompareCharts = lazyComponent(
  'charts',
  () => import('./chart/CompareCharts.vue'),
  behind,
)

/** What moves all searches together. */
export const LazyCompareTransport = lazyComponent(
  'transport',
  () => import('./time/CompareTransport.vue'),
  behind,
)

/** What comes next in each of them, for a presenter alone. */
export const LazyNextOfEach = lazyComponent('presenter', () => import('./search/NextOfEach.vue'))
