import type { Settings } from '../problems/problem'
import { readRun } from '../recording/run'
import { recordInWorker } from '../recording/transfer/recordClient'
import { record } from '../recording/write/recorder'

// Only the length is asked for, so nothing but the root is recorded.
const budget = 1

const lengths = new Map<string, number>()

/** How many moves a solution needs, searched here and now: for boards near their goals. */
export function lengthNow(settings: Settings): number | undefined {
  const known = knownLength(settings)
  const run = known === undefined ? readRun(settings) : undefined
  if (!run?.ok) return known
  return keep(settings, record(run.value, budget).solution?.length)
}

/** Searches for a solution's length in a worker; returns how to stop. */
export function lengthLater(settings: Settings, onLength: () => void): () => void {
  if (knownLength(settings) !== undefined) return () => {}
  return recordInWorker(settings, budget, {
    onRecording({ solution }) {
      if (keep(settings, solution?.length) !== undefined) onLength()
    },
    // Without its length an example is as good.
    onFailure() {},
  })
}

export function knownLength(settings: Settings): number | undefined {
  return lengths.get(JSON.stringify(settings))
}

function keep(settings: Settings, length: number | undefined): number | undefined {
  if (length !== undefined) lengths.set(JSON.stringify(settings), length)
  return length
}
