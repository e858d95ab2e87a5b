import { lazyComponent } from '../../loading/lazyComponent'

/** A page that is presented, with what its presenter has beside it. */
export const LazyPresenter = lazyComponent('presenter', () => import('./PresenterWindow.vue'))

/** A class on a student's device. */
export const LazyStudentWindow = lazyComponent(
  'class',
  () => import('../class/student/StudentWindow.vue'),
)

/** All that the window of the projector shows. */
export const LazyShownLecture = lazyComponent('shown', () => import('./ShownLecture.vue'))
