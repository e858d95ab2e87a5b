import { problemNames } from '../../problems'
import type { Settings } from '../../problems/problem'
import { refused } from '../../problems/result'
import type { Result } from '../../problems/result'
import { readRun } from '../../recording/run'
import type { Run, RunFault } from '../../recording/run'
import { faultMessage } from '../../words/faults/faults'
import { say } from '../../words/message'
import { optionFor } from '../options/options'
import { familyNames, unknownName, withFullName } from '../options/problemName'

/**
 * Makes the run that the settings of the command ask for.
 *
 * @param namesBoard whether a graph or a grid was given by its own option, not by --board
 * @returns the run, or one line that names the option that is wrong and says what would be right
 */
export function readCommandRun(settings: Settings, namesBoard = false): Result<Run, string> {
  const named = withFullName(settings)
  const option = (setting: string) => optionFor(setting, named.problem, namesBoard)
  const unknown = unknownName(settings)
  if (unknown) return refused(faultLine({ setting: 'start', fault: unknown }, optionFor))
  const run = readRun(named)
  if (!run.ok) return refused(faultLine(run.fault, option))
  const idle = idleSetting(named, run.value)
  if (idle !== undefined) {
    const { problem, chosen } = run.value
    const choice = `${chosen.solver.id} on ${problem.settings.problem}`
    return refused(`${option(idle)}: ${choice} has no such option. Leave it out.`)
  }
  return run
}

/** A setting that neither the problem nor the solver asks for. */
function idleSetting(settings: Settings, { problem, chosen }: Run): string | undefined {
  const asked = new Set([
    'problem',
    'solver',
    ...Object.keys(problem.settings),
    ...chosen.solver.options.map(({ name }) => name),
  ])
  return Object.keys(settings).find((setting) => !asked.has(setting))
}

function faultLine(fault: RunFault, option: (setting: string) => string): string {
  const told = fault.setting === 'problem' ? withFamilies(fault) : fault
  return `${option(fault.setting)}: ${say(faultMessage(told))}`
}

/** The names of problems that the command knows are more than those of the page. */
function withFamilies(fault: RunFault): RunFault {
  if (fault.fault.kind !== 'unknown-value') return fault
  const { kind, text } = fault.fault
  const known = [...new Set([...familyNames, ...problemNames])]
  return { setting: 'problem', fault: { kind, text, known } }
}
