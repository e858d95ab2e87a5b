import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { Uint8Log } from '../recording/columns'
import type { Recording } from '../recording/recording'
import type { Run } from '../recording/run'
import { recordInWorker } from '../recording/transfer/recordClient'
import type { RecordRun } from '../recording/transfer/recordClient'
import { isBeginningOf } from './isBeginningOf'
import type { Stage } from './stageStore'

/**
 * Learns which calls of its source made the events of a recording that does not say so, as one from
 * a file: its run is recorded once more, and where both agree, the calls are taken over.
 *
 * @param mayRun whether a run may be made here
 * @returns whether they are not known, and will not be
 */
export function useLearnedCalls(
  stage: Stage,
  mayRun: (run: Run) => boolean,
  record: RecordRun = recordInWorker,
) {
  /** The columns of a recording whose calls cannot be learned. */
  const failed = shallowRef<Recording['columns']>()
  let end = () => {}

  watch(
    () => stage.latest,
    (recorded) => {
      const { run } = stage
      if (!run || !lacksCalls(recorded)) return end()
      if (failed.value !== recorded.columns) learn(run, recorded)
    },
    { immediate: true },
  )
  onScopeDispose(() => end())

  function learn(run: Run, recorded: Recording): void {
    end()
    failed.value = undefined
    const giveUp = () => {
      end()
      failed.value = recorded.columns
    }
    if (!mayRun(run)) return giveUp()
    let isOver = false
    const release = record(run.settings, stage.budget, {
      onRecording: (again) => {
        if (isOver || (!again.outcome && again.events < recorded.events)) return
        if (!isBeginningOf(recorded, again)) return giveUp()
        end()
        stage.latest = { ...recorded, calls: callsOf(recorded, again) }
      },
      onFailure: () => {
        if (!isOver) giveUp()
      },
    })
    end = () => {
      isOver = true
      end = () => {}
      release()
    }
    // It may have been answered at once.
    if (isOver || stage.latest !== recorded || failed.value) release()
  }

  return computed(() => failed.value !== undefined && failed.value === stage.latest?.columns)
}

/** The calls of a run that was recorded again: that somebody stopped it is an event that none made. */
function callsOf({ outcome, events }: Recording, { calls }: Recording): Recording['calls'] {
  if (outcome?.kind !== 'cancelled') return calls
  const until = new Uint8Log()
  until.append(calls.items.slice(0, events - 1))
  return until
}

function lacksCalls(recording: Recording | undefined): recording is Recording {
  return recording?.outcome !== undefined && recording.events > 0 && recording.calls.length === 0
}
