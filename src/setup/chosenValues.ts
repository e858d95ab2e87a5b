import { choicesOf } from '../problems/choices'
import type { Settings } from '../problems/problem'
import type { Message } from '../words/message'
import { settingName, valueName } from './settingNames'

/** What was chosen of a problem besides its states, where it is another task than the default one. */
export function chosenValues(settings: Settings): readonly Message[] {
  return choicesOf(settings)
    .filter(({ setting, default: first, sameTask }) => {
      return !sameTask && (settings[setting] ?? first) !== first
    })
    .map(({ setting }) => ({
      key: 'setup.chosenValue',
      values: { setting: settingName(setting), value: valueName(setting, settings[setting]) },
    }))
}
