import { defineStore } from 'pinia'
import { computed, reactive, ref } from 'vue'
import type { Ref } from 'vue'
import { frontierOrderOf } from '../recording/frontierOrder'
import { disorderIn, knownFrontier } from '../recording/query/frontier/disorder'
import { frontierAt } from '../recording/query/frontier/frontier'
import { stepAfter, stepBefore } from '../recording/query/jumps'
import type { StepSize } from '../recording/query/jumps'
import { memoized } from '../recording/query/memoized'
import { recordedUpTo } from '../recording/query/recordedUpTo'
import { runParts } from '../recording/query/runParts'
import type { Recording } from '../recording/recording'
import type { Node } from '../solvers/solver'
import { useLateMoments } from './lateMoments'
import { useMoment } from './moment'
import type { Moment } from './moment'
import { useOpenedRun } from './openedRun'
import { usePlayback } from './playback'
import { useStepPaint } from './stepPaint'

/**
 * The store of one stage. It holds what a person chose (the run, the step, the selection, the
 * pace) and the recording; everything else follows from these.
 *
 * @param id the stage's name; each name has a store of its own
 */
export function useStage(id: string) {
  return defineStore(`stage/${id}`, createStage)()
}
export type Stage = ReturnType<typeof useStage>

function createStage() {
  /** The step asked for; it may lie beyond what has been recorded so far. */
  const wantedStep = ref(0)
  const selected = ref<Node>()
  /** The node whose name a hand or the focus is on: the views point it out. */
  const pointed = ref<Node>()
  const stepSize = ref<StepSize>('event')
  /** True while a reader is asked which node leaves next: then no view shows it. */
  const asksNext = ref(false)
  /**
   * True while a node that is selected is an answer: then its name in a text only points it out.
   */
  const asksNode = ref(false)
  /** True while a reader is asked what comes: then no view tells of a step after the one shown. */
  const hidesLater = ref(false)
  /** True while a hand drags through the steps. */
  const isScrubbing = ref(false)
  const opened = useOpenedRun({ wantedStep, selected, pointed }, () => playback)
  const { run, latest, failed } = opened

  const lastStep = computed(() => Math.max(0, (latest.value?.events ?? 1) - 1))
  const step = computed(() => Math.min(wantedStep.value, lastStep.value))
  const ended = computed(() => latest.value?.outcome !== undefined)
  /** What the views may tell of: all that has been recorded so far, or all up to the step shown. */
  const known = computed(() =>
    latest.value && hidesLater.value ? recordedUpTo(latest.value, step.value) : latest.value,
  )
  /**
   * The recording that the views read. It is not replaced while more is recorded behind the step
   * shown: all that could be read of the step from the longer one stands in this one too, unless
   * only the longer one tells that the search does not keep to its order.
   */
  const shown = computed<Moment | undefined>((before) => {
    const { value: recording } = known
    if (!recording) return undefined
    const same =
      before?.step === step.value &&
      before.recording.columns === recording.columns &&
      before.recording.events <= recording.events &&
      !recording.outcome &&
      disorderAt(before.recording) === disorderAt(recording)
    return same ? before : { recording, step: step.value }
  })
  const disorderAt = (recording: Recording) =>
    run.value && disorderIn(recording, run.value.chosen)?.event
  const recordingRuns = computed(() => Boolean(run.value && !ended.value && !failed.value))
  const order = computed(() => (run.value ? frontierOrderOf(run.value.chosen) : 'queue'))
  const parts = computed(() =>
    latest.value && run.value
      ? runParts(latest.value, knownFrontier(latest.value, run.value.chosen))
      : undefined,
  )
  const played = { latest, step, lastStep, ended, stepSize, isScrubbing, goTo, parts }
  const playback = usePlayback(played)
  const { playing } = playback
  // Found once for all panes, and for the tree: another order comes with another recording.
  const frontierOf = memoized(({ recording, step: at }: Moment) =>
    frontierAt(recording, at, order.value),
  )
  const choices = { frontierOf, selected, asksNext }
  const moment = useMoment(shown, choices)
  const stepPaint = useStepPaint()
  const isHurrying = computed(
    () => isScrubbing.value || stepPaint.awaitsPaint.value || playing.value,
  )
  const { moments, treeRests } = useLateMoments(shown, isHurrying, 3)
  const late = moments.map((each) => useMoment(each, choices))
  const [inWords, ofNode, ofFrontier] = late.map((each) => reactive(each))
  /**
   * The moment that words describe: the step shown or, while the stage hurries, a late one. The
   * panes of the node and of the frontier have moments of their own, since they follow in other
   * frames.
   */
  // Pinia would take them for state, were they not computed.
  const described = computed(() => inWords)
  const describedNode = computed(() => ofNode)
  const describedFrontier = computed(() => ofFrontier)
  const computedOfIt: readonly Readonly<Ref<unknown>>[] = [
    parts,
    ...Object.values(moment),
    ...late.flatMap((each) => Object.values(each)),
  ]

  /** Stops everything and lets the recording go. */
  function close(): void {
    opened.close()
    // What was computed of it is kept until somebody reads it again.
    for (const part of computedOfIt) void part.value
  }

  /** Selects a node for all views; without one, the panes follow the current node again. */
  function select(node?: Node): void {
    selected.value = node
  }

  /** Points a node out in all views, or none. */
  function point(node?: Node): void {
    pointed.value = node
  }

  function goTo(target: number): void {
    wantedStep.value = Math.max(0, Math.min(Math.round(target), lastStep.value))
  }

  /** Goes to a step that may lie beyond what has been recorded so far, as `open` does. */
  function askFor(target: number): void {
    wantedStep.value = target
  }

  /** @param on whether a hand drags through the steps from now on */
  function scrub(on: boolean): void {
    isScrubbing.value = on
  }

  function stepForward(size: StepSize = stepSize.value): void {
    void stepPaint.awaitPaint()
    if (latest.value) goTo(stepAfter(latest.value, step.value, size))
  }

  function stepBack(size: StepSize = stepSize.value): void {
    void stepPaint.awaitPaint()
    if (latest.value) goTo(stepBefore(latest.value, step.value, size))
  }

  function setStepSize(size: StepSize): void {
    stepSize.value = size
  }

  return {
    ...opened,
    selected,
    pointed,
    ...playback,
    stepSize,
    asksNext,
    asksNode,
    hidesLater,
    known,
    wantedStep,
    lastStep,
    ended,
    recordingRuns,
    ...moment,
    described,
    describedNode,
    describedFrontier,
    treeRests,
    ...stepPaint,
    close,
    select,
    point,
    goTo,
    askFor,
    scrub,
    stepForward,
    stepBack,
    setStepSize,
  }
}
