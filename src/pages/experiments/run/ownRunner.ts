import type { Measured } from '../../../experiments/row'
import type { Runner } from '../../../experiments/run/execution'
import { measuredOf, unsolvableRow } from '../../../experiments/run/measure'
import { loadOwnCode } from '../../../ownSearch/loadOwnCode'
import type { Settings } from '../../../problems/problem'
import { isUnsolvable } from '../../../recording/isUnsolvable'
import type { Recording } from '../../../recording/recording'
import { readRun } from '../../../recording/run'
import type { Run } from '../../../recording/run'
import type { RecordFault, Stopped } from '../../../recording/stopped'
import { say } from '../../../words/message'
import { stopMessage } from '../../../words/stopped'
import { WorkerFailure } from '../../../workers/workerFault'

/** Counts runs by searches of one's own, one after the other. */
export interface RunCounter {
  readonly count: (
    run: Run,
    cut: number,
    listener: {
      readonly onEnd: (recording: Recording, ms: number) => void
      readonly onFailure: (fault: RecordFault) => void
    },
  ) => void
  /** Ends what runs, at once. */
  readonly closeAll: () => void
}

async function loadCounter(): Promise<RunCounter> {
  const program = await loadOwnCode().catch(() => undefined)
  if (!program) throw new WorkerFailure({ kind: 'not-loaded' })
  return program.countingSandboxes()
}

/** Runs searches of one's own, in sandboxes. What one does wrong is what comes of its run. */
export function ownRunner(load: () => Promise<RunCounter> = loadCounter): Runner {
  let counter: RunCounter | undefined
  let isOver = false

  async function measureOwn(settings: Settings, cut: number): Promise<Measured> {
    const read = readRun(settings)
    if (!read.ok) throw new TypeError(`cannot run: ${JSON.stringify(read.fault)}`)
    const run = read.value
    if (isUnsolvable(run)) return unsolvableRow(0)
    counter ??= await load()
    const { count } = counter
    return new Promise((resolve, reject) => {
      if (isOver) return
      count(run, cut, {
        onEnd: (recording, ms) => resolve(soundOf(run, recording, ms)),
        onFailure: (fault) => {
          if (fault.kind === 'stopped') resolve(stoppedRow(fault.stopped))
          else reject(new WorkerFailure(fault))
        },
      })
    })
  }

  return {
    run: measureOwn,
    end() {
      isOver = true
      counter?.closeAll()
    },
  }
}

function soundOf(run: Run, recording: Recording, ms: number): Measured {
  try {
    return measuredOf(run, recording, ms)
  } catch {
    return stoppedRow({ reason: { kind: 'unsound' }, line: undefined, step: undefined })
  }
}

function stoppedRow(stopped: Stopped): Measured {
  const nothing = { popped: 0, expanded: 0, generated: 0, peakSize: 0, ms: 0 }
  // A row of a table is one line, whatever a search throws.
  const why = say(stopMessage(stopped)).replace(/\s+/gu, ' ')
  return { outcome: 'stopped', moves: undefined, ...nothing, why }
}
