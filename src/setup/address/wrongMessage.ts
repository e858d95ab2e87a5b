import type { Message } from '../../words/message'
import { faultMessage } from '../../words/faults/faults'
import type { WrongInLink } from './address'
import { settingName, valueName } from '../settingNames'

/** What is wrong with a link, why, and what is shown instead. */
export function wrongMessage({ fault, instead, problem }: WrongInLink): Message {
  const wrong = { setting: settingName(fault.setting), fault: faultMessage(fault) }
  if (instead === undefined) return { key: 'setup.link.faultAlone', values: wrong }
  const values = { ...wrong, instead: valueName(fault.setting, instead, problem) }
  return { key: 'setup.link.fault', values }
}
