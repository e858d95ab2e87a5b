import { useTimeoutFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { Moment } from './moment'
import { nextPaint } from './nextPaint'

// Nobody reads words and numbers that change more often. In ms.
const leastBetween = 100
// How long the page has for the tree alone after all panes have followed, at most, in ms.
const longestRest = 250
// A frame with more work than that, in ms, is late on every screen.
const longFrame = 20

/**
 * The moment that each pane describes. While steps hurry by it is followed ten times a second, else
 * at once, and always within one recording. When it begins to hurry nothing changes: it is the same
 * object as before.
 *
 * A frame for all panes would be long: they follow one after the other, each in a frame of its own.
 * On a slow laptop they do so less often, and the tree rests while the second or a later one is
 * painted, and is painted itself in the frame after.
 *
 * @param panes how many panes there are; the first follows together with the tree
 */
export function useLateMoments(
  moment: Readonly<Ref<Moment | undefined>>,
  isHurrying: Readonly<Ref<boolean>>,
  panes: number,
) {
  /** Nothing unless steps hurry by: a recording that is shown no more must not be held. */
  const late = Array.from({ length: panes }, () => shallowRef<Moment>())
  const treeRests = ref(false)
  const inHurry = () => (isHurrying.value ? moment.value : undefined)
  let round = 0
  let isFollowing = false
  let isSlow = false
  let notBefore = 0
  const wait = () => notBefore - performance.now()
  const { start: followLater } = useTimeoutFn(follow, wait, { immediate: false })

  function followAtOnce(): void {
    round++
    treeRests.value = false
    for (const each of late) each.value = inHurry()
    notBefore = performance.now() + leastBetween
  }

  function follow(): void {
    const now = inHurry()
    if (!now || isFollowing || late.every(({ value }) => value === now)) return
    if (wait() > 0) followLater()
    else void followInTurn(now, round)
  }

  async function followInTurn(now: Moment, ownRound: number): Promise<void> {
    isFollowing = true
    const begun = performance.now()
    for (const [pane, each] of late.entries()) {
      // All have followed at once: another recording came, or the steps rest.
      if (round !== ownRound) break
      each.value = now
      await paintPane(pane > 0 && isSlow)
    }
    isFollowing = false
    const ended = performance.now()
    // A step that came alone is no reason to let the next one wait.
    const rest = inHurry() === now ? 0 : Math.min(ended - begun, longestRest)
    notBefore = Math.max(begun + leastBetween, ended + rest)
    follow()
  }

  /** Waits until a pane is painted, and after it the tree if that has to rest meanwhile. */
  async function paintPane(withoutTree: boolean): Promise<void> {
    treeRests.value = withoutTree
    let work = await nextPaint()
    if (treeRests.value) {
      treeRests.value = false
      work += await nextPaint()
    }
    isSlow = work > longFrame
  }

  watch(
    inHurry,
    (now) => {
      if (now?.recording.columns === late[0].value?.recording.columns) follow()
      else followAtOnce()
    },
    { flush: 'sync' },
  )
  const moments = late.map((each) =>
    computed(() => (isHurrying.value && each.value) || moment.value),
  )
  return { moments, treeRests: computed(() => treeRests.value) }
}
