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
    const values = telling.map(([name, value]) => say(valueName(name, value)))
    return {
      short: [say(solverName(solver)), ...values].join(' · '),
      options: Object.entries(options).map(([name, value]) => ({
        key: 'setup.chosenValue',
        values: { setting: settingName(name), value: valueName(name, value) },
      })),
    }
  })
}
