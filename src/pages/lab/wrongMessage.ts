import type { Message } from '../../words/message'
import { problemMessage } from '../../words/problems'
import type { WrongInLink } from './address'
import { settingName, valueName } from './setup/settingNames'

/** What a link asked for in vain, why, and what is shown instead. */
export function wrongMessage({ problem, instead }: WrongInLink): Message {
  const values = {
    setting: settingName(problem.setting),
    problem: problemMessage(problem),
    instead: valueName(problem.setting, instead),
  }
  return { key: 'setup.link.problem', values }
}
