import { puzzleNames } from '../puzzles'
import type { Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import { readRun } from '../recording/run'
import type { Run, RunProblem } from '../recording/run'
import { say } from '../words/message'
import { problemMessage } from '../words/problems'
import { unknownName } from './boardNames'
import { optionFor } from './options'
import { familyNames, withFullName } from './puzzleName'

/**
 * Makes the run that the settings of the command ask for.
 *
 * @returns the run, or one line that names the option that is wrong and says what would be right
 */
export function readProblem(settings: Settings): Result<Run, string> {
  const unknown = unknownName(settings)
  if (unknown) return wrong(problemLine({ setting: 'start', problem: unknown }))
  const named = withFullName(settings)
  const run = readRun(named)
  if (!run.ok) return wrong(problemLine(run.problem))
  const idle = idleSetting(named, run.value)
  if (idle !== undefined) {
    const { puzzle, chosen } = run.value
    const choice = `${chosen.solver.id} on ${puzzle.settings.puzzle}`
    return wrong(`${optionFor(idle)}: ${choice} has no such choice. Leave it out.`)
  }
  return run
}

/** A setting that neither the puzzle nor the solver asks for. */
function idleSetting(settings: Settings, { puzzle, chosen }: Run): string | undefined {
  const asked = new Set([
    'puzzle',
    'solver',
    ...Object.keys(puzzle.settings),
    ...chosen.solver.options.map(({ name }) => name),
  ])
  return Object.keys(settings).find((setting) => !asked.has(setting))
}

function problemLine(problem: RunProblem): string {
  const told = problem.setting === 'puzzle' ? withFamilies(problem) : problem
  return `${optionFor(problem.setting)}: ${say(problemMessage(told))}`
}

/** The names of puzzles that the command knows are more than those of the page. */
function withFamilies(problem: RunProblem): RunProblem {
  if (problem.problem.kind !== 'unknown-value') return problem
  const { kind, text } = problem.problem
  const known = [...new Set([...familyNames, ...puzzleNames])]
  return { setting: 'puzzle', problem: { kind, text, known } }
}

function wrong(problem: string) {
  return { ok: false, problem } as const
}
