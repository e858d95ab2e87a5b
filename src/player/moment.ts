import { computed } from 'vue'
import type { Ref } from 'vue'
import { countsAt } from '../recording/query/counts'
import { eventAt } from '../recording/query/events'
import type { Recording } from '../recording/recording'
import type { Node } from '../solvers/solver'
import { nodeOf } from './currentNode'

/** A step of a recording. */
export interface Moment {
  readonly recording: Recording
  readonly step: number
}

/** What a moment depends on besides its recording. */
interface MomentChoices {
  /** The nodes that wait at a moment, the one that leaves next in front. */
  readonly frontierOf: (moment: Moment) => Int32Array
  readonly selected: Readonly<Ref<Node | undefined>>
  /** True while the frontier is not described. */
  readonly asksNext: Readonly<Ref<boolean>>
}

/** All that follows from a moment, each part computed when it is first read. */
export function useMoment(
  moment: Readonly<Ref<Moment | undefined>>,
  { frontierOf, selected, asksNext }: MomentChoices,
) {
  const recording = computed(() => moment.value?.recording)
  const step = computed(() => moment.value?.step ?? 0)
  const event = computed(() => moment.value && eventAt(moment.value.recording, moment.value.step))
  const counts = computed(() => moment.value && countsAt(moment.value.recording, moment.value.step))
  const frontier = computed(() =>
    asksNext.value ? undefined : moment.value && frontierOf(moment.value),
  )
  /** The node that the event is about. */
  const current = computed(() => nodeOf(event.value, recording.value))
  /** The node that the panes speak of: the selected one, else the current one. */
  const focus = computed(() => selected.value ?? current.value)
  return { recording, step, event, counts, frontier, current, focus }
}
