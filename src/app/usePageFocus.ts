import { useRoute } from 'vue-router'
import { useFocusAfter } from '../stage/useFocusAfter'

/**
 * Whoever follows a link that is part of a page goes on at the heading of the page it leads to, which is
 * read out. The link itself is gone then.
 */
export function usePageFocus(): void {
  const route = useRoute()
  // What else an address names is a place within its page, which looks after the focus itself.
  const page = () =>
    [route.name, route.params.lesson, route.params.challenge, route.params.set].join()
  useFocusAfter(
    page,
    () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'),
  )
}
