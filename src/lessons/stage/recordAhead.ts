import type { Settings } from '../../problems/problem'
import type { Recording } from '../../recording/recording'
import type { RecordListener, RecordRun, ShownRun } from '../../recording/transfer/recordClient'

/** A run with how much of it is kept. */
export interface WantedRun {
  readonly settings: Settings
  readonly budget: number
}

/** Recordings that begin before they are asked for, and are kept for a while after. */
export interface RecordingsAhead {
  /** Records a run; one that was prepared, or recorded lately, is there at once. */
  readonly record: RecordRun
  /** Records runs that may be asked for next, each when the one before it has ended. */
  readonly prepare: (next: readonly WantedRun[]) => void
  /** Ends what still runs, and lets all recordings go. */
  readonly close: () => void
}

interface Kept {
  readonly key: string
  newest?: Recording
  listener?: RecordListener | undefined
  end: () => void
}

// The run shown, the one before it and the two after it.
const mostKept = 4

/**
 * Keeps the recordings between which the reader of a lesson goes to and fro.
 *
 * @param record how a run is recorded that is not kept
 */
export function createRecordingsAhead(record: RecordRun): RecordingsAhead {
  /** The one asked for longest ago first. */
  const kept = new Map<string, Kept>()
  /** What is to be recorded ahead, in this order. */
  let wanted: readonly WantedRun[] = []

  function drop(its: Kept): void {
    kept.delete(its.key)
    its.end()
  }

  function find({ settings, budget }: WantedRun, shown?: ShownRun): Kept {
    const key = keyOf({ settings, budget })
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
        if (recording.outcome) recordWanted()
      },
      onFailure(fault) {
        wanted = []
        drop(its)
        its.listener?.onFailure(fault)
      },
    }
    its.end = record(settings, budget, listener, shown)
    return its
  }

  /** Records what is wanted up to the first that has not ended yet. */
  function recordWanted(): void {
    for (const run of wanted) {
      const its = find(run)
      tidy(its)
      if (!its.newest?.outcome) return
    }
  }

  /** Lets go what nobody looks at, nor may look at next: half recordings, and the oldest. */
  function tidy(newest: Kept): void {
    const next = wanted.map(keyOf)
    for (const each of kept.values()) {
      const isTooMuch = !each.newest?.outcome || kept.size > mostKept
      const isNeeded = each === newest || each.listener !== undefined || next.includes(each.key)
      if (isTooMuch && !isNeeded) drop(each)
    }
  }

  return {
    record(settings, budget, listener, shown) {
      const key = keyOf({ settings, budget })
      // What was wanted before it is passed by.
      wanted = wanted.slice(wanted.findIndex((run) => keyOf(run) === key) + 1 || wanted.length)
      const its = find({ settings, budget }, shown)
      its.listener = listener
      tidy(its)
      if (its.newest) listener.onRecording(its.newest)
      return () => {
        if (its.listener === listener) its.listener = undefined
        if (!its.newest?.outcome) drop(its)
      }
    },
    prepare(next) {
      wanted = next
      recordWanted()
    },
    close() {
      wanted = []
      kept.forEach(drop)
    },
  }
}

function keyOf({ settings, budget }: WantedRun): string {
  return JSON.stringify([budget, Object.entries(settings).sort()])
}
