import { useDebounceFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Run } from '../../recording/run'
import type { Query } from '../../setup/address/address'
import { pictureChoices } from '../../setup/address/pictures'
import type { PictureChoice } from '../../setup/address/pictures'
import type { Message } from '../../words/message'
import { useForeignSearches } from '../useForeignSearches'
import { useKeptMoment } from '../useKeptMoment'
import { useLeaving } from '../useLeaving'
import { readComparison, writeComparison } from './address'
import type { Comparison } from './comparison'
import { ownSearchesIn, withoutUnread } from './ownSearchesIn'
import { useLinkedSelection } from './search/useLinkedSelection'
import { timePastEnd } from './time/timePastEnd'
import { useCommonPlayer } from './time/useCommonPlayer'
import { useSearches } from './useSearches'

const settleTime = 250

/** The searches of the page's address, their player and their selection. */
export function useComparison() {
  const route = useRoute()
  const router = useRouter()
  const leaving = useLeaving()
  const { searches, show } = useSearches()
  const stages = computed(() => searches.value.map(({ stage }) => stage))
  const player = useCommonPlayer(stages, () => deselect())
  const { answers, deselect } = useLinkedSelection(stages, () => player.playing)
  const sameScale = ref(false)
  const picture = ref<PictureChoice>(pictureChoices[0])
  const unread = shallowRef<readonly Message[]>([])
  const pastEnd = computed(() => {
    const isEnded = stages.value.every(
      ({ latest, opening }) => !opening && latest?.outcome && latest.outcome.kind !== 'cancelled',
    )
    return timePastEnd(isEnded, player.wantedTime, player.lastStep)
  })
  /** What is wrong with the address that was opened. */
  const wrong = computed(() => [...unread.value, ...pastEnd.value])
  /** Where all stand, for the searches that are to be compared next. */
  let share: number | undefined

  const { foreign, read, allow, forget } = useForeignSearches()
  /** True while the code that the address holds is read. */
  let isReading = false

  watch(
    () => route.query,
    (query) => {
      if (route.name === 'compare') void take(query)
    },
    { immediate: true },
  )

  /** Opens what a query says, as soon as the code that it may hold was read, and may run. */
  async function take(query: Query): Promise<void> {
    const named = ownSearchesIn(query)
    forget()
    isReading = named.length > 0
    const faults = isReading ? await read(named, () => route.query === query) : []
    if (!faults) return
    isReading = false
    if (foreign.value.length > 0) return
    open(faults.length > 0 ? withoutUnread(query) : query, faults)
  }

  function open(query: Query, faults: readonly Message[]): void {
    const found = readComparison(query)
    const wrongNow = [...faults, ...found.wrong]
    const kept = share
    share = undefined
    const isShown = textOf(found) === textOf(current())
    // What this page writes is never wrong, and says nothing new.
    if (isShown && wrongNow.length === 0) return
    unread.value = wrongNow
    if (isShown) return
    sameScale.value = found.sameScale
    picture.value = found.picture
    show(found.searches)
    player.openAt(found.time, found.clock)
    if (kept !== undefined) player.keepShare(kept)
  }

  /** Runs the searches that the address has brought: somebody has read them and wants it. */
  function runForeign(): void {
    allow()
    void take(route.query)
  }

  /** Lets the searches go that the address has brought. */
  function dropForeign(): void {
    forget()
    void write()
  }

  function current(): Comparison {
    return {
      searches: searches.value.map(({ run }) => run),
      clock: player.clock,
      time: player.wantedTime,
      sameScale: sameScale.value,
      picture: picture.value,
    }
  }

  const write = useDebounceFn(() => {
    if (leaving() || player.playing || searches.value.length === 0) return
    // The address holds code that is being read, or looked at.
    if (isReading || foreign.value.length > 0) return
    void router.replace({ query: writeComparison(current()) })
  }, settleTime)
  watch([() => [player.clock, player.wantedTime, player.playing], sameScale, picture], write)
  useKeptMoment(() =>
    searches.value.length > 0 ? { query: writeComparison(current()) } : undefined,
  )

  /** Compares other searches, at the same moment, as a new entry of the browser's history. */
  function compare(runs: readonly Run[]): void {
    unread.value = []
    const { clock, step: time, lastStep } = player
    const next = { ...current(), searches: runs, time }
    if (textOf(next) === textOf(current())) return
    // Of runs that are longer or shorter the same time is another share.
    share = clock === 'ends' && lastStep > 0 ? time / lastStep : undefined
    void router.push({ query: writeComparison(next) })
  }

  /** Takes what is shown for what was asked. */
  function dismiss(): void {
    unread.value = []
    if (pastEnd.value.length > 0) player.goTo(player.lastStep)
  }

  return {
    ...{ searches, player, answers, sameScale, picture, wrong, foreign },
    ...{ compare, dismiss, runForeign, dropForeign },
  }
}

function textOf(comparison: Comparison): string {
  return JSON.stringify(writeComparison(comparison))
}
