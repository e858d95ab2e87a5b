import { defineStore } from 'pinia'
import { computed, reactive, ref, shallowRef } from 'vue'
import type { Ref } from 'vue'
import { cancelled } from '../recording/write/cancelled'
import { stepAfter, stepBefore } from '../recording/query/jumps'
import { recordedUpTo } from '../recording/query/recordedUpTo'
import type { StepSize } from '../recording/query/jumps'
import { runParts } from '../recording/query/runParts'
import { onceDrawn } from '../loading/firstDrawn'
import { recordInWorker } from '../recording/transfer/recordClient'
import type { RecordListener, RecordRun } from '../recording/transfer/recordClient'
import { frontierOrderOf } from '../recording/frontierOrder'
import { defaultBudget } from '../recording/write/recorder'
import type { Recording } from '../recording/recording'
import type { Run } from '../recording/run'
import type { Node } from '../solvers/solver'
import type { RecordFault } from '../recording/stopped'
import { useLateMoment, useMoment } from './moment'
import type { Moment } from './moment'
import { usePlayback } from './playback'
import { useStepPaint } from './stepPaint'

/** A run whose recording failed: what came of it until then is kept. */
interface FailedRun {
  readonly run: Run
  readonly atStep: number
  readonly rows: number
  readonly fault: RecordFault
}

// The page takes in what has been recorded some times a second, not at every part.
const timeBetweenChunks = 100
// Played faster than this, in steps a second, the panes describe some steps only.
const fastestDescribedPace = 30

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
  const run = shallowRef<Run>()
  /** All that has been recorded so far. */
  const latest = shallowRef<Recording>()
  const failed = shallowRef<FailedRun>()
  /** The step asked for; it may lie beyond what has been recorded so far. */
  const wantedStep = ref(0)
  const selected = ref<Node>()
  /** The node whose name a hand or the focus is on: the views point it out. */
  const pointed = ref<Node>()
  /** The most nodes that are recorded. */
  const budget = ref(defaultBudget)
  const stepSize = ref<StepSize>('event')
  /** True while a reader is asked which node leaves next: then no view shows it. */
  const asksNext = ref(false)
  /** True while a reader is asked what comes: then no view tells of a step after the one shown. */
  const hidesLater = ref(false)
  /** True while a hand drags through the steps. */
  const isScrubbing = ref(false)
  /** True from when a run is opened until something of it is shown. */
  const opening = ref(false)
  let release = () => {}

  const lastStep = computed(() => Math.max(0, (latest.value?.events ?? 1) - 1))
  const step = computed(() => Math.min(wantedStep.value, lastStep.value))
  const ended = computed(() => latest.value?.outcome !== undefined)
  /** What the views may tell of: all that has been recorded so far, or all up to the step shown. */
  const known = computed(() =>
    latest.value && hidesLater.value ? recordedUpTo(latest.value, step.value) : latest.value,
  )
  /**
   * The recording that the views read. It is not replaced while more is recorded behind the step
   * shown: all that could be read of the step from the longer one stands in this one too.
   */
  const shown = computed<Moment | undefined>((before) => {
    const { value: recording } = known
    if (!recording) return undefined
    const same =
      before?.step === step.value &&
      before.recording.columns === recording.columns &&
      before.recording.events <= recording.events &&
      !recording.outcome
    return same ? before : { recording, step: step.value }
  })
  const recordingRuns = computed(
    () => run.value !== undefined && !ended.value && failed.value?.run !== run.value,
  )
  const order = computed(() => (run.value ? frontierOrderOf(run.value.chosen) : 'queue'))
  const parts = computed(() =>
    latest.value && run.value
      ? runParts(latest.value, run.value.chosen.solver.frontier)
      : undefined,
  )
  const played = { latest, step, lastStep, ended, stepSize, isScrubbing, goTo, parts }
  const playback = usePlayback(played)
  const { playing, pace, pause } = playback
  const choices = { order, selected, asksNext }
  const moment = useMoment(shown, choices)
  const stepPaint = useStepPaint()
  const isHurrying = computed(() => {
    const isPlayedFast = playing.value && pace.value > fastestDescribedPace
    return isScrubbing.value || stepPaint.isDue.value || isPlayedFast
  })
  const lateMoment = useMoment(useLateMoment(shown, isHurrying), choices)
  const late = reactive(lateMoment)
  /** The moment that panes of words and boards describe: the step shown, or while it isHurrying a late one. */
  // Pinia would take it for state, were it not computed.
  const described = computed(() => late)
  const computedOfIt: readonly Readonly<Ref<unknown>>[] = [
    parts,
    ...Object.values(moment),
    ...Object.values(lateMoment),
  ]

  /**
   * Opens a run at a step and starts to record it. What is shown stays until its first part is
   * there.
   *
   * @param rows the most nodes that are recorded
   * @param record how it is recorded
   */
  function open(
    next: Run,
    atStep = 0,
    rows: number = defaultBudget,
    record: RecordRun = recordInWorker,
  ): void {
    pause()
    release()
    opening.value = true
    failed.value = undefined
    let released = false
    let isShown = false
    let takenAt = Number.NEGATIVE_INFINITY
    let newest: Recording | undefined
    const listener: RecordListener = {
      onRecording: (recorded) => {
        newest = recorded
        const now = performance.now()
        const isSoon = now - takenAt < timeBetweenChunks
        if (released || (isSoon && !recorded.outcome)) return
        takenAt = now
        // As another object where it is recorded anew: nothing that was made of the record is kept.
        if (!isShown) show(run.value === next ? { ...next } : next, atStep, rows)
        isShown = true
        latest.value = recorded
      },
      onFailure: (fault) => {
        if (released) return
        opening.value = false
        if (!latest.value) show(next, atStep, rows)
        if (isShown && newest) showCutOff(newest, fault)
        // What is shown stays as far as it came: it was given up for the run that failed.
        else if (latest.value) latest.value = cancelled(latest.value)
        // Meanwhile it may have been given another name.
        failed.value = { run: (isShown && run.value) || next, atStep, rows, fault }
      },
    }
    const end = record(next.settings, rows, listener, { run: next, onceDrawn })
    release = () => {
      released = true
      // It would be held as long as nothing else is opened.
      newest = undefined
      release = () => {}
      end()
    }
  }

  /** Shows what came of a run before it failed; where its search was stopped, that place. */
  function showCutOff(recorded: Recording, { kind }: RecordFault): void {
    const isAtStart = wantedStep.value === 0 && !playing.value
    latest.value = cancelled(recorded)
    if (kind === 'stopped' && isAtStart) wantedStep.value = recorded.events - 1
  }

  function show(shownRun: Run | undefined, atStep: number, rows: number): void {
    pause()
    opening.value = false
    run.value = shownRun
    budget.value = rows
    latest.value = undefined
    failed.value = undefined
    selected.value = undefined
    pointed.value = undefined
    wantedStep.value = atStep
  }

  /** Shows a recording that is there already, instead of making one. */
  function openRecording(its: Run, recorded: Recording, rows: number): void {
    release()
    show(its, 0, rows)
    latest.value = recorded
  }

  /** Records the run that failed once more, at the step shown, or that it was opened at. */
  function retry(): void {
    if (!failed.value) return
    const { run: again, atStep, rows } = failed.value
    open(again, run.value === again ? wantedStep.value : atStep, rows)
  }

  /** Takes back what is said of a run that failed; what came of it stays. */
  function forgetFailure(): void {
    // Where nothing came of it, it alone tells why nothing is shown.
    if (latest.value) failed.value = undefined
  }

  /** Shows the same run under another name of its search. */
  function renameRun(renamed: Run): void {
    if (failed.value && failed.value.run === run.value) {
      failed.value = { ...failed.value, run: renamed }
    }
    run.value = renamed
  }

  /** Stops recording and keeps what there is. */
  function cancel(): void {
    release()
    opening.value = false
    if (latest.value) latest.value = cancelled(latest.value)
  }

  /** Stops everything and lets the recording go. */
  function close(): void {
    release()
    show(undefined, 0, defaultBudget)
    // What was computed of it is kept until somebody reads it again.
    for (const part of computedOfIt) void part.value
  }

  /** Selects a node for all views, or none. */
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
    stepPaint.awaitPaint()
    if (latest.value) goTo(stepAfter(latest.value, step.value, size))
  }

  function stepBack(size: StepSize = stepSize.value): void {
    stepPaint.awaitPaint()
    if (latest.value) goTo(stepBefore(latest.value, step.value, size))
  }

  function setStepSize(size: StepSize): void {
    stepSize.value = size
  }

  return {
    run,
    latest,
    failed,
    selected,
    pointed,
    ...playback,
    budget,
    stepSize,
    asksNext,
    hidesLater,
    known,
    opening,
    wantedStep,
    lastStep,
    ended,
    recordingRuns,
    ...moment,
    described,
    open,
    openRecording,
    retry,
    forgetFailure,
    renameRun,
    cancel,
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
