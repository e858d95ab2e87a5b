import { computed, ref } from 'vue'
import { useRouter } from 'vue-router'
import { keepPlace, leftPlace } from '../../lecture/leftPlace'
import { whileOpen } from '../../lecture/whileOpen'

/**
 * Offers a presenter's window that was opened somewhere else the place where the lecture was left,
 * and keeps the place of this one for the next.
 *
 * @param here the address of the page, with its place in a set
 * @param isKept whether this window says where the lecture is
 */
export function useLeftPlace(here: () => string, isKept: () => boolean) {
  const router = useRouter()
  const left = isLoadedAgain() ? undefined : leftPlace()
  const isOffered = ref(false)

  async function offer(): Promise<void> {
    await router.isReady()
    isOffered.value = left !== undefined && left !== here()
  }
  void offer()

  whileOpen((isClosed) => {
    if (isKept()) keepPlace(here(), isClosed)
  })

  return {
    offered: computed(() => (isOffered.value ? left : undefined)),
    stay: () => (isOffered.value = false),
    goOn() {
      isOffered.value = false
      if (left !== undefined) void router.push(left.slice(1))
    },
  }
}

/** A page that is loaded again is where it was. */
function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
