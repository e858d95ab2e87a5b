import { lazyComponent } from '../../loading/lazyComponent'

/** A small picture of a lesson. The list is one without it, too. */
export const LazyLessonPicture = lazyComponent('figures', () => import('./LessonPicture.vue'), {
  keepsRoom: true,
  afterTree: true,
  unsaid: true,
})
