import { useThrottleFn } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { countsAt } from '../recording/query/counts'
import { eventAt } from '../recording/query/events'
import { frontierAt } from '../recording/query/frontier/frontier'
import type { FrontierOrder } from '../recording/frontierOrder'
import type { Recording } from '../recording/recording'
import type { Node } from '../solvers/solver'
import { afterPaint } from './afterPaint'
import { nodeOf } from './currentNode'

// Nobody reads words and numbers that change more often. In ms.
const leastBetween = 100
// For one part of the time the page is busy with words and boards, for this many with the tree.
const partsForTree = 3
// A page that stood still for another reason describes a moment soon all the same. In ms.
const longestBetween = 500

/** A step of a recording. */
export interface Moment {
  readonly recording: Recording
  readonly step: number
}

/** What a moment depends on besides its recording. */
interface MomentChoices {
  readonly order: Readonly<Ref<FrontierOrder>>
  readonly selected: Readonly<Ref<Node | undefined>>
  /** True while the frontier is not described. */
  readonly asksNext: Readonly<Ref<boolean>>
}

/** All that follows from a moment, each part computed when it is first read. */
export function useMoment(
  moment: Readonly<Ref<Moment | undefined>>,
  { order, selected, asksNext }: MomentChoices,
) {
  const recording = computed(() => moment.value?.recording)
  const step = computed(() => moment.value?.step ?? 0)
  const event = computed(() => moment.value && eventAt(moment.value.recording, moment.value.step))
  const counts = computed(() => moment.value && countsAt(moment.value.recording, moment.value.step))
  const frontier = computed(() =>
    asksNext.value
      ? undefined
      : moment.value && frontierAt(moment.value.recording, moment.value.step, order.value),
  )
  /** The node that the event is about. */
  const current = computed(() => nodeOf(event.value, recording.value))
  /** The node that the panes speak of: the selected one, else the current one. */
  const focus = computed(() => selected.value ?? current.value)
  return { recording, step, event, counts, frontier, current, focus }
}

/**
 * A moment that is followed ten times a second while steps hurry by, else at once, and always within one
 * recording. When it begins to hurry nothing changes: it is the same object as before. On a slow
 * laptop, where it takes long to paint what follows from it, it is followed less often.
 */
export function useLateMoment(
  moment: Readonly<Ref<Moment | undefined>>,
  isHurrying: Readonly<Ref<boolean>>,
): Readonly<Ref<Moment | undefined>> {
  /** Nothing unless steps hurry by: a recording that is shown no more must not be held. */
  const late = shallowRef<Moment>()
  let paintTime = 0
  // It answers nothing: what is throttled keeps its last answer.
  const catchUp = () => {
    late.value = isHurrying.value ? moment.value : undefined
    if (!late.value) return
    const begun = performance.now()
    afterPaint(() => (paintTime = performance.now() - begun))
  }
  const timeBetween = () =>
    Math.max(leastBetween, Math.min(paintTime * partsForTree, longestBetween))
  const followNowAndThen = useThrottleFn(catchUp, timeBetween, true)
  watch(
    () => (isHurrying.value ? moment.value : undefined),
    (now) => {
      if (now) void followNowAndThen()
      if (now?.recording.columns !== late.value?.recording.columns) catchUp()
    },
    { flush: 'sync' },
  )
  return computed(() => (isHurrying.value && late.value) || moment.value)
}
