import { lazyComponent } from '../../loading/lazyComponent'

/** What stands under the picture beside a lesson. */
export const LazyLessonPanes = lazyComponent('panes', () => import('./LessonPanes.vue'), {
  keepsRoom: true,
  afterTree: true,
})
