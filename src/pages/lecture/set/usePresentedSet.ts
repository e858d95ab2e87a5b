import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { isNavigationFailure, NavigationFailureType, useRouter } from 'vue-router'
import { useTalkPlan } from '../../../lecture/presented'
import { totalMinutes } from '../../../sets/preparedSet'
import type { SetEntry } from '../../../sets/preparedSet'
import { placeInSet } from '../../../sets/present'
import { useSets } from '../../../sets/useSets'
import { useSettings } from '../../../settings/useSettings'
import { keepInHistory, placeInHistory } from './placeInHistory'
import type { NamedPlace } from './placeInHistory'
import { useSetClicker } from './useSetClicker'

/** The set that this window presents, where it is, and what goes on in it. */
export function usePresentedSet() {
  const router = useRouter()
  const store = useSets()
  const named = shallowRef<NamedPlace | undefined>(placeInHistory())
  /** Whether somebody went on behind the last entry. */
  const isOver = ref(false)
  /** Where the entry was seen last. */
  let last = 0

  const set = computed(() => store.sets.find(({ id }) => id === named.value?.set))
  const place = computed(
    () => set.value && named.value && placeInSet(set.value, named.value.entry, last),
  )
  /** The set that was presented before it was removed. */
  const removed = ref<string>()
  watch(
    [set, place],
    ([now, there]) => {
      if (there?.entry) last = there.at
      if (now) removed.value = now.id
    },
    { immediate: true, flush: 'sync' },
  )
  const isGone = computed(
    () => named.value !== undefined && !set.value && removed.value === named.value.set,
  )

  const stop = router.afterEach((_to, _from, failure) => {
    // What came instead of it tells by itself.
    if (isNavigationFailure(failure, NavigationFailureType.cancelled)) return
    const there = placeInHistory()
    if (there) named.value = there
    // A page went on by itself, within its entry.
    else if (named.value) keepInHistory(named.value)
  })
  onScopeDispose(stop)

  /** Goes to an entry; another page may open. */
  function go({ id, address }: SetEntry): void {
    if (!set.value) return
    isOver.value = false
    // Told at once: the page may have to be loaded, and somebody may press again by then.
    named.value = { set: set.value.id, entry: id }
    const { path, query, hash } = router.resolve(address.slice(1))
    void router.push({ path, query, hash, force: true, state: { ...named.value } })
  }

  function goOn(): void {
    const next = place.value?.next
    if (next) go(next)
    else isOver.value = set.value !== undefined
  }

  function goBack(): void {
    const before = place.value?.before
    if (isOver.value) isOver.value = false
    else if (before) go(before)
  }

  useTalkPlan(() => {
    if (!set.value || !named.value) return undefined
    const { value: there } = place
    return {
      part: { id: `${named.value.set} ${named.value.entry}`, minutes: there?.entry?.minutes },
      minutes: totalMinutes(set.value) || undefined,
      untimed: set.value.entries.filter(({ minutes }) => minutes === undefined).length,
    }
  })

  const settings = useSettings()
  /** Whether the clicker goes from entry to entry: what comes next is then the next entry. */
  const goesByEntries = computed(
    () => set.value !== undefined && settings.chosen.clicker === 'entries',
  )
  useSetClicker(() => goesByEntries.value, goOn, goBack)
  return { set, place, isGone, isOver, goesByEntries, go, goOn, goBack }
}

export type Talk = ReturnType<typeof usePresentedSet>
