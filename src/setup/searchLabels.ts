import type { Settings } from '../problems/problem'
import type { Message } from '../words/message'
import { say } from '../words/message'
import { solverName } from '../words/solverNames'
import { settingName, valueName } from './settingNames'

/** What the searches of an experiment are called. */
export interface SearchLabel {
  /** The solver, with what tells it from others by the same solver. */
  readonly short: string
  /** Its options, one by one. */
  readonly options: readonly Message[]
}

export function searchLabels(searches: readonly Settings[]): readonly SearchLabel[] {
  return searches.map(({ solver, ...settings }) => {
    // The code of a search of one's own is no choice.
    const options = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'code'))
    const alike = searches.filter((other) => other.solver === solver)
    const telling = Object.entries(options).filter(([name, value]) =>
      alike.some((other) => other[name] !== value),
    )
    const values = telling.map(([name, value]) => say(tellingValue(name, value)))
    return {
      short: [say(solverName(solver)), ...values].join(' · '),
      options: Object.entries(options).map(([name, value]) => chosenValue(name, value)),
    }
  })
}

/** A state, or a value that has a name, tells what it is of; a number, or none, does not. */
function tellingValue(setting: string, value: string): Message {
  const name = valueName(setting, value)
  const isState = setting === 'start' || setting === 'goal'
  return isState || name.key !== 'common.asItIs' ? name : chosenValue(setting, value)
}

function chosenValue(setting: string, value: string): Message {
  const values = { setting: settingName(setting), value: valueName(setting, value) }
  return { key: 'setup.chosenValue', values }
}
