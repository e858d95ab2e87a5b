import { useTimeoutFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { nextPaint } from './nextPaint'
import type { Moment } from './moment'

// Nobody reads words and numbers that change more often. In ms.
const leastBetween = 100
// Between them lie so many times as long as all panes take to be painted.
const timesPaintTime = 2
// A page that stood still for another reason describes a moment soon all the same. In ms.
const longestBetween = 500
// A frame that takes longer, in ms, has too much to paint for a hand that drags.
const longFrame = 25

/**
 * The moment that each of some panes describes. While steps hurry by it is followed ten times a
 * second, else at once, and always within one recording. When it begins to hurry nothing changes: it
 * is the same object as before.
 *
 * A frame for all panes would be long: they follow one after the other, each in a frame of its own.
 * On a slow laptop they do so less often, and the tree rests in such a frame and moves in the next.
 */
export function useLateMoments(
  moment: Readonly<Ref<Moment | undefined>>,
  isHurrying: Readonly<Ref<boolean>>,
  panes: number,
) {
  /** Nothing unless steps hurry by: a recording that is shown no more must not be held. */
  const late = Array.from({ length: panes }, () => shallowRef<Moment>())
  /** Whether the next frame is for a pane alone. */
  const treeRests = ref(false)
  const inHurry = () => (isHurrying.value ? moment.value : undefined)
  let isFollowing = false
  let isSlow = false
  let restsUntil = 0
  const rest = () => restsUntil - performance.now()
  const { start: followLater } = useTimeoutFn(follow, rest, { immediate: false })

  function followAtOnce(): void {
    for (const each of late) each.value = inHurry()
    restsUntil = performance.now() + leastBetween
  }

  function follow(): void {
    const now = inHurry()
    if (!now || isFollowing || late.every(({ value }) => value === now)) return
    if (rest() > 0) followLater()
    else void followInTurn(now)
  }

  async function followInTurn(now: Moment): Promise<void> {
    isFollowing = true
    const begun = performance.now()
    for (const each of late) {
      // Another recording may have come, or all may rest.
      if (inHurry()?.recording.columns !== now.recording.columns) break
      each.value = now
      await paintPane()
    }
    isFollowing = false
    const paintTime = performance.now() - begun
    restsUntil =
      begun + Math.max(leastBetween, Math.min(paintTime * timesPaintTime, longestBetween))
    follow()
  }

  /** Waits until a pane is painted, and after it the tree where that had to rest. */
  async function paintPane(): Promise<void> {
    const begun = performance.now()
    treeRests.value = isSlow
    await nextPaint()
    isSlow = performance.now() - begun > longFrame
    if (!treeRests.value) return
    treeRests.value = false
    await nextPaint()
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
  return { moments, treeRests }
}
