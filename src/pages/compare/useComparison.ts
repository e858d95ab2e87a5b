import { useDebounceFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Settings } from '../../puzzles/puzzle'
import type { Message } from '../../words/message'
import { readComparison, writeComparison } from './address'
import type { Comparison } from './comparison'
import { useCommonPlayer } from './useCommonPlayer'
import { useLinkedSelection } from './useLinkedSelection'
import { useSearches } from './useSearches'

const settleTime = 250

/** The searches of the page's address, their player and their selection. */
export function useComparison() {
  const route = useRoute()
  const router = useRouter()
  const { searches, show } = useSearches()
  const stages = computed(() => searches.value.map(({ stage }) => stage))
  const player = useCommonPlayer(stages, () => deselect())
  const { answers, deselect } = useLinkedSelection(stages, () => player.playing)
  const sameScale = ref(false)
  const wrong = shallowRef<readonly Message[]>([])

  watch(
    () => route.query,
    (query) => {
      if (route.name !== 'compare') return
      const read = readComparison(query)
      // What this page wrote itself says nothing new.
      if (textOf(read) === textOf(current())) return
      wrong.value = read.wrong
      sameScale.value = read.sameScale
      show(read.searches)
      player.openAt(read.time, read.clock)
    },
    { immediate: true },
  )

  function current(): Comparison {
    return {
      searches: searches.value.map(({ settings }) => settings),
      clock: player.clock,
      time: player.wantedTime,
      sameScale: sameScale.value,
    }
  }

  const write = useDebounceFn(() => {
    if (route.name !== 'compare' || player.playing || searches.value.length === 0) return
    void router.replace({ query: writeComparison(current()) })
  }, settleTime)
  watch([() => [player.clock, player.wantedTime, player.playing], sameScale], write)

  /** Compares other searches, from their first moment, as a new entry of the browser's history. */
  function compare(settings: readonly Settings[]): void {
    wrong.value = []
    void router.push({ query: writeComparison({ ...current(), searches: settings, time: 0 }) })
  }

  return { searches, player, answers, sameScale, wrong, compare }
}

function textOf(comparison: Comparison): string {
  return JSON.stringify(writeComparison(comparison))
}
