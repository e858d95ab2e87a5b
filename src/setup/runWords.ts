import type { Run } from '../recording/run'
import { say } from '../words/message'
import type { Message } from '../words/message'
import { goalName } from '../words/placeName'
import { chosenValues } from './chosenValues'
import { settingName, valueName } from './settingNames'

/** What a run is told by in one line: its problem, its states and its solver. */
export function wordsOfRun({ problem, settings }: Run) {
  const goal = goalName(problem)
  const task = goal ? `${settings.start} → ${say(goal)}` : settings.start
  return {
    problem: say(valueName('problem', settings.problem)),
    states: [task, ...chosenValues(settings).map(say)].join(' · '),
    solver: say(valueName('solver', settings.solver)),
  }
}

/** The options of its solver, one by one. */
export function optionsOfRun({ chosen }: Run): readonly Message[] {
  return Object.entries(chosen.options).map(([name, value]) => ({
    key: 'setup.chosenValue',
    values: { setting: settingName(name), value: valueName(name, String(value)) },
  }))
}
