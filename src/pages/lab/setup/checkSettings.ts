import { createPuzzle, puzzleNames } from '../../../puzzles'
import type { Puzzle, Settings } from '../../../puzzles/puzzle'
import type { Run } from '../../../recording/run'
import { chooseSolver } from '../../../solvers'
import type { ChosenSolver } from '../../../solvers'
import type { SettingProblem } from '../../../words/problems'
import { usualStart } from './examples'

/** What came of settings that may be wrong: the run of those that are right, and the wrong ones. */
export interface CheckedSettings {
  readonly run: Run
  /** The settings of `run`, all of them, in their usual spelling. */
  readonly settings: Settings
  readonly problems: readonly SettingProblem[]
}

/** Reads settings one by one; a wrong or missing one takes its usual value. */
export function checkSettings(settings: Settings): CheckedSettings {
  const problems: SettingProblem[] = []
  const puzzle = checkPuzzle(settings, problems)
  const chosen = checkSolver(settings, puzzle, problems)
  return { run: { puzzle, chosen }, settings: settingsOf({ puzzle, chosen }), problems }
}

/** The settings that make a run again. */
export function settingsOf({ puzzle, chosen }: Run): Settings {
  return { ...puzzle.settings, solver: chosen.solver.id, ...chosen.options }
}

function checkPuzzle(settings: Settings, problems: SettingProblem[]): Puzzle {
  let right = usualPuzzle(settings.puzzle ?? puzzleNames[0], problems)
  const { puzzle, start, goal, ...others } = right.settings
  // Whether a goal is right depends on all that stands before it.
  const given = Object.keys({ start, ...others, goal }).filter(
    (each) => settings[each] !== undefined,
  )
  const asked = Object.fromEntries(given.map((each) => [each, settings[each]]))
  // All at once first: what is not asked for may depend on what is.
  const whole = createPuzzle({ puzzle, start, ...asked })
  if (whole.ok) return whole.value
  let accepted: Settings = { puzzle, start }
  for (const setting of given) {
    const wanted = { ...accepted, [setting]: settings[setting] }
    const changed = createPuzzle(wanted)
    if (changed.ok) [right, accepted] = [changed.value, wanted]
    else problems.push(changed.problem)
  }
  return right
}

function usualPuzzle(name: string, problems: SettingProblem[]): Puzzle {
  const start = usualStart(name)
  const puzzle = createPuzzle({ puzzle: name, ...(start && { start }) })
  if (puzzle.ok) return puzzle.value
  problems.push(puzzle.problem)
  return usualPuzzle(puzzleNames[0], problems)
}

function checkSolver(settings: Settings, puzzle: Puzzle, problems: SettingProblem[]): ChosenSolver {
  let right = chosenOrThrow({}, puzzle)
  const named = settings.solver === undefined ? {} : { solver: settings.solver }
  const first = chooseSolver(named, puzzle)
  if (first.ok) right = first.value
  else problems.push(first.problem)
  for (const { name } of right.solver.options) {
    if (settings[name] === undefined) continue
    const wanted = { ...right.options, solver: right.solver.id, [name]: settings[name] }
    const changed = chooseSolver(wanted, puzzle)
    if (changed.ok) right = changed.value
    else problems.push(changed.problem)
  }
  return right
}

function chosenOrThrow(settings: Settings, puzzle: Puzzle): ChosenSolver {
  const chosen = chooseSolver(settings, puzzle)
  if (!chosen.ok) throw new Error(`the usual ${chosen.problem.setting} is wrong`)
  return chosen.value
}
