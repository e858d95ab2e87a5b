import { watch } from 'vue'
import { useRoute } from 'vue-router'
import { presentedNow } from '../../lecture/presented'

/**
 * Tells when a presenter goes on to something else: another page, lesson, entry of a set or search
 * of the lab. A step is none of these, nor is another place in a lesson.
 *
 * @param entry the entry of a set that is presented, if one is
 */
export function useLeftPage(entry: () => string | undefined, leave: () => void): void {
  const route = useRoute()

  /** What is presented; nothing as long as the lab sets up its search. */
  function presentedPage(): string | undefined {
    const page = [route.name, route.params.lesson, entry()].join(' ')
    if (route.name !== 'lab') return page
    const { stage } = presentedNow()
    return stage?.run && `${page} ${JSON.stringify(stage.run.settings)}`
  }

  let known = presentedPage()
  watch(presentedPage, (page) => {
    if (page === undefined) return
    if (known !== undefined && page !== known) leave()
    known = page
  })
}
