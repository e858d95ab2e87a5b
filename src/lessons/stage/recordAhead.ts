import type { Settings } from '../../problems/problem'
import type { RecordListener, RecordRun, ShownRun } from '../../recording/transfer/recordClient'
import type { Recording } from '../../recording/recording'

/** Recordings that begin before they are asked for, and are kept for a while after. */
export interface RecordingsAhead {
  /** Records a run; one that was prepared, or recorded lately, is there at once. */
  readonly record: RecordRun
  /** Begins to record a run that may be asked for next. */
  readonly prepare: (settings: Settings, budget: number) => void
  /** Ends what still runs, and lets all recordings go. */
  readonly close: () => void
}

interface Kept {
  readonly key: string
  newest?: Recording
  listener?: RecordListener | undefined
  end: () => void
}

// The run shown, the one before it and the one after it.
const mostKept = 3

/**
 * Keeps the recordings between which the reader of a lesson goes to and fro.
 *
 * @param record how a run is recorded that is not kept
 */
export function createRecordingsAhead(record: RecordRun): RecordingsAhead {
  /** The one asked for longest ago first. */
  const kept = new Map<string, Kept>()

  function drop(its: Kept): void {
    kept.delete(its.key)
    its.end()
  }

  function find(settings: Settings, budget: number, shown?: ShownRun): Kept {
    const key = JSON.stringify([budget, Object.entries(settings).sort()])
    const known = kept.get(key)
    if (!known) return begin(key, settings, budget, shown)
    kept.delete(key)
    kept.set(key, known)
    return known
  }

  function begin(key: string, settings: Settings, budget: number, shown?: ShownRun): Kept {
    const its: Kept = { key, end() {} }
    kept.set(key, its)
    const listener: RecordListener = {
      onRecording(recording) {
        its.newest = recording
        its.listener?.onRecording(recording)
      },
      onFailure(fault) {
        drop(its)
        its.listener?.onFailure(fault)
      },
    }
    its.end = record(settings, budget, listener, shown)
    return its
  }

  /** Lets go what nobody looks at: half recordings, and the oldest. */
  function tidy(newest: Kept): void {
    for (const each of kept.values()) {
      const isUnwanted = !each.newest?.outcome || kept.size > mostKept
      if (isUnwanted && each !== newest && !each.listener) drop(each)
    }
  }

  return {
    record(settings, budget, listener, shown) {
      const its = find(settings, budget, shown)
      its.listener = listener
      tidy(its)
      if (its.newest) listener.onRecording(its.newest)
      return () => {
        if (its.listener === listener) its.listener = undefined
        if (!its.newest?.outcome) drop(its)
      }
    },
    prepare: (settings, budget) => tidy(find(settings, budget)),
    close: () => kept.forEach(drop),
  }
}
