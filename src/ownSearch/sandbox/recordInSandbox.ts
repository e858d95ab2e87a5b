import type { Settings } from '../../problems/problem'
import type { RecordFault } from '../../recording/stopped'
import type { Recording } from '../../recording/recording'
import { readRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { Assembler } from '../../recording/transfer/assembler'
import type { RecordListener, RecordRun } from '../../recording/transfer/recordClient'
import { programOf } from '../programs'
import { openSandbox } from './openSandbox'
import type { SandboxTask } from './protocol'
import recorderScript from './sandbox.worker.ts?classic'
import { isSoundPart } from './soundPart'
import { isStopped } from './isStopped'

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
  return recordIn(run.value, settings, budget, listener)
}

function recordIn(
  run: Run,
  settings: Settings,
  budget: number,
  { onRecording, onFailure }: RecordListener,
): () => void {
  const assembler = new Assembler(budget)
  let came: Recording | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(silence)
    sandbox.close()
  }
  function fail(fault: RecordFault): void {
    end()
    onFailure(fault)
  }
  function failWith(reason: Extract<RecordFault, { kind: 'stopped' }>['stopped']['reason']): void {
    const step = came && came.events - 1
    fail({ kind: 'stopped', stopped: { reason, line: undefined, step } })
  }
  function waitOn(): void {
    clearTimeout(silence)
    const seconds = longestSilence
    silence = setTimeout(() => failWith({ kind: 'no-answer', seconds }), 1000 * seconds)
  }
  function take(data: unknown): void {
    if (!isAnswer(data)) return failWith({ kind: 'unsound' })
    const { part, stopped } = data
    if (part !== undefined) {
      const before = came ?? { rows: 0, events: 0, expanded: 0 }
      if (!isSoundPart(part, before, budget)) return failWith({ kind: 'unsound' })
      came = assembler.append(part)
      if (came.outcome) end()
      onRecording(came)
    }
    if (stopped !== undefined) {
      return isStopped(stopped) ? fail({ kind: 'stopped', stopped }) : failWith({ kind: 'unsound' })
    }
    if (!came?.outcome) {
      waitOn()
      sandbox.port.postMessage('taken in')
    }
  }

  const program = programOf(run.chosen.solver)
  const script = `const $program = ${program};\n${recorderScript}`
  const sandbox = openSandbox(script, taskOf(run, settings, budget), {
    onMissing: () => fail({ kind: 'not-loaded' }),
    onBroken: (told, line) => {
      const step = came && came.events - 1
      fail({ kind: 'stopped', stopped: { reason: { kind: 'broken', told }, line, step } })
    },
  })
  sandbox.port.onmessage = ({ data }: MessageEvent<unknown>) => take(data)
  waitOn()
  return end
}

function taskOf({ problem, chosen }: Run, settings: Settings, budget: number): SandboxTask {
  const { solver, options, values } = chosen
  const { id, frontier, twoSided = false, forgets = false, own } = solver
  return {
    problem: { ...problem.settings },
    facts: {
      id,
      options: solver.options,
      frontier,
      twoSided,
      forgets,
      goalTest: solver.goalTest(values),
    },
    options,
    values,
    lines: own?.text.split('\n').length ?? 0,
    linesOfCalls: own?.calls.map(({ line }) => line) ?? [],
    budget,
  }
}

function isAnswer(data: unknown): data is { readonly part?: unknown; readonly stopped?: unknown } {
  return typeof data === 'object' && data !== null && ('part' in data || 'stopped' in data)
}
