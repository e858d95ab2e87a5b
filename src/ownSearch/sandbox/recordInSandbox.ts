import type { Recording } from '../../recording/recording'
import { readRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import type { RecordFault } from '../../recording/stopped'
import { Assembler } from '../../recording/transfer/assembler'
import type { RecordListener, RecordRun } from '../../recording/transfer/recordClient'
import { hasFields } from '../../shared/hasFields'
import { sourceLines } from '../../stage/code/sourceLines'
import { whatWasMeant } from '../names/whatWasMeant'
import { programOf } from '../programs'
import { isStopped } from './isStopped'
import { keptSandboxes } from './keptSandboxes'
import { openSandbox } from './openSandbox'
import type { SandboxTask } from './protocol'
import recorderScript from './sandbox.worker.ts?classic'
import { Silence } from './silence'
import { isSoundPart } from './soundPart'

/** How long nothing may come before the sandbox is ended, in seconds. */
const longestSilence = 6

/**
 * Records a run by a search of one's own in a sandbox. What a search can do wrong ends in a fault;
 * what it did until then is handed over before.
 */
export const recordInSandbox: RecordRun = (settings, budget, listener) => {
  const run = readRun(settings)
  if (!run.ok) {
    listener.onFailure({ kind: 'crashed', reason: run.fault.fault.kind })
    return () => {}
  }
  return recordIn(run.value, { budget, cut: undefined }, listener)
}

/** Who wants to know what is counted of a run. */
export interface CountListener {
  /** Takes the counts of the whole run, without any rows, and how long it took in milliseconds. */
  readonly onEnd: (recording: Recording, ms: number) => void
  readonly onFailure: RecordListener['onFailure']
}

/**
 * Counts runs by searches of one's own in sandboxes, one after the other, and keeps no rows of them.
 */
export function countingSandboxes() {
  const { open, closeAll } = keptSandboxes()

  /** @param cut how many nodes it may expand */
  function count(run: Run, cut: number, { onEnd, onFailure }: CountListener): void {
    recordIn(run, { budget: 0, cut }, { onRecording: () => {}, onEnd, onFailure }, open)
  }

  return { count, closeAll }
}

/** How much of a run is kept, and how much of it is run. */
type Bounds = Pick<SandboxTask, 'budget' | 'cut'>

function recordIn(
  run: Run,
  bounds: Bounds,
  { onRecording, onEnd, onFailure }: RecordListener & Partial<CountListener>,
  open: typeof openSandbox = openSandbox,
): () => void {
  const { budget } = bounds
  const assembler = new Assembler(budget)
  let came: Recording | undefined
  const silence = new Silence(longestSilence, () =>
    failWith({ kind: 'no-answer', seconds: longestSilence }),
  )

  function end(): void {
    silence.end()
    sandbox.close()
  }
  function finish(): void {
    silence.end()
    sandbox.finish()
  }
  function fail(fault: RecordFault): void {
    end()
    onFailure(fault)
  }
  function failWith(reason: Extract<RecordFault, { kind: 'stopped' }>['stopped']['reason']): void {
    const step = came && came.events - 1
    fail({ kind: 'stopped', stopped: { reason, line: undefined, step } })
  }
  function take(data: unknown): void {
    if (isTurning(data)) return came?.outcome ? undefined : silence.begin()
    if (!isAnswer(data)) return failWith({ kind: 'unsound' })
    const { part, stopped, isCut = false, ms = 0 } = data
    if (typeof isCut !== 'boolean' || typeof ms !== 'number' || !(ms >= 0)) {
      return failWith({ kind: 'unsound' })
    }
    if (part !== undefined) {
      const before = came ?? { rows: 0, events: 0, expanded: 0 }
      if (!isSoundPart(part, before, budget)) return failWith({ kind: 'unsound' })
      came = assembler.append(part)
      const isOver = isCut || came.outcome !== undefined
      if (isOver) finish()
      onRecording(came)
      if (isOver) return onEnd?.(came, ms)
    }
    if (stopped !== undefined) {
      if (!isStopped(stopped)) return failWith({ kind: 'unsound' })
      const reason = whatWasMeant(stopped.reason, names)
      return fail({ kind: 'stopped', stopped: { ...stopped, reason } })
    }
    if (came?.outcome) return
    silence.begin()
    sandbox.port.postMessage('taken in')
  }

  const { program, names } = programOf(run.chosen.solver)
  const script = `const $program = ${program};\n${recorderScript}`
  const sandbox = open(script, taskOf(run, bounds), {
    // Its frame may still have been on the way, on a slow network: that is not the search's silence.
    onReady: () => silence.begin(),
    onMissing: () => fail({ kind: 'not-loaded' }),
    onBroken: (told, line) => {
      const step = came && came.events - 1
      fail({ kind: 'stopped', stopped: { reason: { kind: 'broken', told }, line, step } })
    },
  })
  sandbox.port.onmessage = ({ data }: MessageEvent<unknown>) => take(data)
  return end
}

function taskOf({ problem, chosen }: Run, bounds: Bounds): SandboxTask {
  const { solver, options, values } = chosen
  const { id, frontier, ignoresCosts = false, twoSided = false, forgets = false, own } = solver
  return {
    problem: { ...problem.settings },
    facts: {
      id,
      options: solver.options,
      frontier,
      ignoresCosts,
      twoSided,
      forgets,
      goalTest: solver.goalTest(values),
    },
    options,
    values,
    lines: own ? sourceLines(own.text).length : 0,
    linesOfCalls: own?.calls.map(({ line }) => line) ?? [],
    ...bounds,
  }
}

interface AnyAnswer {
  readonly part?: unknown
  readonly stopped?: unknown
  readonly isCut?: unknown
  readonly ms?: unknown
}

function isTurning(data: unknown): boolean {
  return hasFields(data) && data.kind === 'turning'
}

function isAnswer(data: unknown): data is AnyAnswer {
  return hasFields(data) && ('part' in data || 'stopped' in data)
}
