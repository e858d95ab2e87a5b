import { lazyComponent } from '../../loading/lazyComponent'

/** A state that is moved by hand, loaded when it is first shown. */
export const LazyHandBoard = lazyComponent('board', () => import('./HandBoard.vue'))

/** A state that is painted, loaded when it is first shown. */
export const LazyPaintedBoard = lazyComponent('board', () => import('./PaintedBoard.vue'))

/** A map on which a place is chosen, loaded when it is first shown. */
export const LazyPlaceBoard = lazyComponent('board', () => import('./PlaceBoard.vue'))

/** A map on which a path is made by hand, loaded when it is first shown. */
export const LazyWalkBoard = lazyComponent('board', () => import('./WalkBoard.vue'))
