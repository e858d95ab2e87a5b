import { runInThisContext } from 'node:vm'
import type { ReadSource } from '../../src/ownSearch/read/readPlain'
import { readSource } from '../../src/ownSearch/read/readSource'
import { ownRun } from '../../src/ownSearch/sandbox/ownRun'
import type { OwnProgram } from '../../src/ownSearch/sandbox/ownRun'
import { Turns } from '../../src/ownSearch/sandbox/turns'
import { createProblem } from '../../src/problems'
import type { Settings } from '../../src/problems/problem'
import { findDisorderBy } from '../../src/recording/query/frontier/disorder'
import { firstDisorder } from '../../src/recording/query/frontier/firstDisorder'
import { readRun, readRunOn } from '../../src/recording/run'
import { Recorder } from '../../src/recording/write/recorder'
import { addOwnSolver } from '../../src/solvers/manifest/ownSolvers'

/** A source that is known to be right, as it was read. */
export function sourceRead(source: string): ReadSource {
  const read = readSource(source)
  if (!read.ok) throw new Error(`line ${read.fault.line}: ${JSON.stringify(read.fault.problem)}`)
  return read.value
}

/** A recorder of a search of one's own that runs here, without a sandbox. */
export function recorderOf(
  source: string,
  settings: Settings,
  clock = () => 0,
  budget?: number,
): Recorder {
  return recorderBy(source, settings, budget)(clock)
}

/** Reads a source once, and makes as many recorders by it as are asked for. */
export function recorderBy(
  source: string,
  settings: Settings,
  budget?: number,
): (clock: () => number) => Recorder {
  const { solver, program, calls } = sourceRead(source)
  const own = { text: source, code: source, calls }
  addOwnSolver(source, { ...solver, own, run: () => never() })
  const problem = createProblem(settings)
  if (!problem.ok) throw new Error('no problem')
  const read = readRunOn(problem.value, { ...settings, solver: 'own:Test', code: source })
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const { options, values } = read.value.chosen
  const { id, frontier, ignoresCosts = false, twoSided = false, forgets = false } = solver
  const facts = {
    ...{ id, options: solver.options, frontier, ignoresCosts, twoSided, forgets },
    goalTest: solver.goalTest(values),
  }
  const task = {
    ...{ problem: problem.value.settings, facts, options, values, linesOfCalls: [] },
    lines: source.split('\n').length,
    budget: 2_000_000,
    cut: undefined,
  }
  const made = programHere(program)
  return (clock) => new Recorder(ownRun(task, made, new Turns(clock)), budget)
}

/** A run by a search of one's own that was recorded here to its end, and is looked at as on a page. */
export function ownRecorded(source: string, settings: Settings) {
  const recorder = recorderOf(source, settings)
  recorder.advance(Number.POSITIVE_INFINITY)
  const run = readRun({ ...settings, solver: 'own:Test', code: source })
  if (!run.ok) throw new Error(`bad setting ${run.fault.setting}`)
  findDisorderBy(firstDisorder)
  return { run: run.value, recording: recorder.recording() }
}

/** The text of a program as the function that it is. */
function programHere(program: string): OwnProgram {
  // The sandbox runs it as a part of a script; this is the same without one.
  const made: unknown = runInThisContext(program)
  if (!isProgram(made)) throw new TypeError('no program')
  return made
}

function isProgram(made: unknown): made is OwnProgram {
  return typeof made === 'function'
}

function never(): never {
  throw new Error('not run here')
}
