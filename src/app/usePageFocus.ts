import { useRoute } from 'vue-router'
import { useFocusAfter } from '../stage/useFocusAfter'

/**
 * Gives the focus to the heading of a page that a link of another page has led to, so that it is read
 * out: the link is gone with its page.
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
