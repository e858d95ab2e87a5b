import { lazyComponent } from '../../loading/lazyComponent'

/** What a presenter wants to know at a place of a lesson. */
export const LazyLessonCue = lazyComponent('presenter', () => import('./LessonCue.vue'))
