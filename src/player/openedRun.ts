import { ref, shallowRef } from 'vue'
import type { Ref } from 'vue'
import { onceDrawn } from '../loading/firstDrawn'
import type { Recording } from '../recording/recording'
import type { Run } from '../recording/run'
import type { RecordFault } from '../recording/stopped'
import { recordInWorker } from '../recording/transfer/recordClient'
import type { RecordListener, RecordRun } from '../recording/transfer/recordClient'
import { cancelled } from '../recording/write/cancelled'
import { defaultBudget } from '../recording/write/recorder'
import type { Node } from '../solvers/solver'
import type { usePlayback } from './playback'

/** A run whose recording failed: what came of it until then is kept. */
interface FailedRun {
  readonly run: Run
  readonly atStep: number
  readonly rows: number
  readonly fault: RecordFault
}

/** What a stage shows of a run: it begins anew with another one. */
interface ShownOfRun {
  readonly wantedStep: Ref<number>
  readonly selected: Ref<Node | undefined>
  readonly pointed: Ref<Node | undefined>
}

// The page takes in what has been recorded some times a second, not at every part.
const timeBetweenChunks = 100

/**
 * The run that a stage shows, with what has been recorded of it: opened, recorded anew, let go.
 *
 * @param playback how it is played: made later, of what is recorded
 */
export function useOpenedRun(
  { wantedStep, selected, pointed }: ShownOfRun,
  playback: () => Pick<ReturnType<typeof usePlayback>, 'playing' | 'pause'>,
) {
  const run = shallowRef<Run>()
  /** All that has been recorded so far. */
  const latest = shallowRef<Recording>()
  const failed = shallowRef<FailedRun>()
  /** The most nodes that are recorded. */
  const budget = ref(defaultBudget)
  /** True from when a run is opened until something of it is shown. */
  const opening = ref(false)
  let release = () => {}

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
    playback().pause()
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
    const isAtStart = wantedStep.value === 0 && !playback().playing.value
    latest.value = cancelled(recorded)
    if (kind === 'stopped' && isAtStart) wantedStep.value = recorded.events - 1
  }

  function show(shownRun: Run | undefined, atStep: number, rows: number): void {
    playback().pause()
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
  }

  return {
    run,
    latest,
    failed,
    budget,
    opening,
    open,
    openRecording,
    retry,
    forgetFailure,
    renameRun,
    cancel,
    close,
  }
}
