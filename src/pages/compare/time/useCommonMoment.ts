import { computed, ref } from 'vue'
import type { Ref } from 'vue'
import type { Recording } from '../../../recording/recording'
import { clocks, commonLength, stepAt, timeReaching } from './commonTime'
import type { CommonClock } from './commonTime'

interface Moment {
  readonly clock: CommonClock
  readonly time: number
}

/** The moment that several recordings have in common, and the clock that tells it. */
export function useCommonMoment(recordings: Readonly<Ref<readonly Recording[]>>) {
  const clock = ref<CommonClock>(clocks[0])
  const chosenTime = ref(0)
  /** The share of all runs, while it has to be kept though they are still being recorded. */
  const keptShare = ref<number>()
  /** The moment that was chosen before the clock was changed: changed back, it comes back. */
  let origin: Moment | undefined

  const lastStep = computed(() => commonLength(recordings.value, clock.value))
  /** The time asked for; it may lie beyond what has been recorded so far. */
  const wantedTime = computed(() =>
    keptShare.value === undefined ? chosenTime.value : Math.round(keptShare.value * lastStep.value),
  )
  const step = computed(() => Math.min(wantedTime.value, lastStep.value))

  function choose(time: number): void {
    origin = undefined
    keptShare.value = undefined
    chosenTime.value = time
  }

  function goTo(time: number): void {
    choose(within(time))
  }

  /** Opens a moment, also one that has not been recorded yet. */
  function openAt(time: number, by: CommonClock): void {
    clock.value = by
    choose(time)
  }

  /** Stays at a share of each run, however long the runs become. */
  function keepShare(share: number): void {
    keptShare.value = share
  }

  /** Takes another clock, and stays where the first search is that has not ended. */
  function setClock(next: CommonClock): void {
    const from = origin ?? { clock: clock.value, time: step.value }
    clock.value = next
    choose(next === from.clock ? from.time : within(timeBy(next, from)))
    origin = from
  }

  function timeBy(next: CommonClock, { clock: before, time }: Moment): number {
    const length = commonLength(recordings.value, before)
    for (const each of recordings.value) {
      const at = stepAt(each, before, time, length)
      if (at < each.events - 1) return timeReaching(each, next, at, lastStep.value)
    }
    return lastStep.value
  }

  function within(time: number): number {
    return Math.max(0, Math.min(Math.round(time), lastStep.value))
  }

  return { clock, wantedTime, step, lastStep, goTo, openAt, keepShare, setClock }
}
