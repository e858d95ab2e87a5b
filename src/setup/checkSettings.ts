import { createProblem, findManifest, problemNames } from '../problems'
import type { Problem, Settings } from '../problems/problem'
import { createRun } from '../recording/run'
import type { Run } from '../recording/run'
import { chooseSolver } from '../solvers/manifest/chooseSolver'
import type { ChosenSolver } from '../solvers/manifest/chooseSolver'
import { isOwn } from '../solvers/manifest/ownSolvers'
import type { SettingFault } from '../words/faults/faults'

/** What came of settings that may be wrong: the run of those that are right, and the wrong ones. */
export interface CheckedSettings {
  readonly run: Run
  readonly faults: readonly SettingFault[]
}

/** Reads settings one by one; a wrong or missing one takes its default value. */
export function checkSettings(settings: Settings): CheckedSettings {
  const faults: SettingFault[] = []
  const problem = checkProblem(settings, faults)
  const chosen = checkSolver(settings, problem, faults)
  return { run: createRun(problem, chosen), faults }
}

function checkProblem(settings: Settings, faults: SettingFault[]): Problem {
  let right = defaultProblem(settings.problem ?? problemNames[0], faults)
  const { problem, goal, ...others } = right.settings
  const start = findManifest(problem)?.firstStart?.(problem)
  let accepted: Settings = { problem, ...(start !== undefined && { start }) }
  // Whether a goal is right depends on all that stands before it.
  const given = Object.keys({ ...others, goal }).filter((each) => settings[each] !== undefined)
  if (given.length === 0) return right
  const asked = Object.fromEntries(given.map((each) => [each, settings[each]]))
  // All at once first: what is not asked for may depend on what is.
  const whole = createProblem({ ...accepted, ...asked })
  if (whole.ok) return whole.value
  for (const setting of given) {
    const wanted = { ...accepted, [setting]: settings[setting] }
    const changed = createProblem(wanted)
    if (changed.ok) [right, accepted] = [changed.value, wanted]
    else faults.push(changed.fault)
  }
  return right
}

/** Each problem as it is where only its name is given, once it was asked for. */
const defaultProblems = new Map<string, Problem>()

function defaultProblem(name: string, faults: SettingFault[]): Problem {
  const known = defaultProblems.get(name)
  if (known) return known
  const start = findManifest(name)?.firstStart?.(name)
  const problem = createProblem({ problem: name, ...(start !== undefined && { start }) })
  if (!problem.ok) {
    faults.push(problem.fault)
    return defaultProblem(problemNames[0], faults)
  }
  defaultProblems.set(name, problem.value)
  return problem.value
}

function checkSolver(settings: Settings, problem: Problem, faults: SettingFault[]): ChosenSolver {
  const whole = chooseSolver(settings, problem)
  if (whole.ok) return whole.value
  let right = chosenOrThrow({}, problem)
  const { solver, code } = settings
  const named = {
    ...(solver !== undefined && { solver }),
    ...(isOwn(settings) && code !== undefined && { code }),
  }
  const first = chooseSolver(named, problem)
  if (first.ok) right = first.value
  else faults.push(first.fault)
  const known = first.ok ? named : { solver: right.solver.id }
  for (const { name } of right.solver.options) {
    if (settings[name] === undefined) continue
    const wanted = { ...known, ...right.options, [name]: settings[name] }
    const changed = chooseSolver(wanted, problem)
    if (changed.ok) right = changed.value
    else faults.push(changed.fault)
  }
  return right
}

function chosenOrThrow(settings: Settings, problem: Problem): ChosenSolver {
  const chosen = chooseSolver(settings, problem)
  if (!chosen.ok) throw new Error(`the default ${chosen.fault.setting} is wrong`)
  return chosen.value
}
