import { proxy } from 'comlink'
import type { Settings } from '../../problems/problem'
import { isOwn } from '../../solvers/manifest/ownSolvers'
import { callWorker } from '../../workers/workerClient'
import { faultOfReason } from '../../workers/workerFault'
import type { Recording } from '../recording'
import type { Run } from '../run'
import type { RecordFault } from '../stopped'
import { Assembler } from './assembler'
import { firstPart } from './firstPart'
import type { RecordService } from './record.worker'
import { takeWorker } from './spareClient'

/** Who wants to know how a run in a worker goes. */
export interface RecordListener {
  /** Takes the recording so far, whenever a part has come. */
  readonly onRecording: (recording: Recording) => void
  /** Is told when the worker fails or the search is stopped, and why; no part comes after that. */
  readonly onFailure: (fault: RecordFault) => void
}

/** A run that somebody looks at. */
export interface ShownRun {
  readonly run: Run
  /** Lets what is there be drawn before more is asked for. */
  readonly onceDrawn: (act: () => void) => void
}

/**
 * How a run is recorded: parts come as they are ready. Returns how to stop and release it.
 *
 * @param shown given where somebody looks at it: its first part comes at once
 */
export type RecordRun = (
  settings: Settings,
  budget: number,
  listener: RecordListener,
  shown?: ShownRun,
) => () => void

/** How runs by searches of one's own are recorded, once that part of the program was loaded. */
const elsewhere: { record?: RecordRun } = {}

/** Says how runs by searches of one's own are recorded: they run apart from all else. */
export function recordOwnBy(record: RecordRun): void {
  elsewhere.record = record
}

/** Records a run in a worker, and what is shown of it first in the page. */
export const recordInWorker: RecordRun = (settings, budget, listener, shown) => {
  const { onRecording, onFailure } = listener
  if (isOwn(settings)) {
    if (elsewhere.record) return elsewhere.record(settings, budget, listener)
    onFailure({ kind: 'not-loaded' })
    return () => {}
  }
  const first = shown && firstPart(shown.run, budget, () => performance.now())
  if (!first) return recordWhole(settings, budget, listener)
  onRecording(first)
  if (first.outcome) return () => {}
  let end = () => {}
  let isOver = false
  // The worker begins at the beginning: what is shown never becomes less.
  const later: RecordListener = {
    onFailure,
    onRecording: (recording) => recording.events >= first.events && onRecording(recording),
  }
  shown.onceDrawn(() => {
    if (!isOver) end = recordWhole(settings, budget, later)
  })
  return () => {
    isOver = true
    end()
  }
}

const recordWhole: RecordRun = (settings, budget, { onRecording, onFailure }) => {
  let end = () => {}
  let hasFailed = false
  function fail(reason: unknown): void {
    hasFailed = true
    end()
    onFailure(faultOfReason(reason))
  }
  try {
    const called = callWorker<RecordService>(takeWorker())
    end = called.end
    const assembler = new Assembler(budget)
    const whole = called.service.record(
      settings,
      budget,
      proxy((part) => {
        // It was on its way when the worker failed.
        if (hasFailed) return
        const recording = assembler.append(part)
        if (recording.outcome) end()
        onRecording(recording)
      }),
    )
    Promise.race([whole, called.failure]).catch(fail)
  } catch (reason) {
    // A browser or its policy may refuse to make a worker.
    fail(reason)
  }
  return end
}
