import type { Settings } from '../../problems/problem'
import { defaultBudget } from '../../recording/write/recorder'
import { faultMessage } from '../../words/faults/faults'
import type { Message } from '../../words/message'
import { settingName, valueName } from '../settingNames'
import type { Address } from './address'
import { pictureChoices } from './pictures'

/** What is wrong with a link, why, and what is shown instead. */
export function wrongMessages({ run, wrong }: Address): readonly Message[] {
  const shown: Settings = {
    ...run.settings,
    step: '0',
    budget: String(defaultBudget),
    picture: pictureChoices[0],
  }
  return wrong.map((each) => {
    const { setting } = each
    const values = { setting: settingName(setting), fault: faultMessage(each) }
    // The run that is shown may have no such setting, and a name of no part hides nothing.
    const instead = shown[setting]
    if (instead === undefined) return { key: 'setup.link.faultAlone', values }
    const name = valueName(setting, instead, run.problem)
    return { key: 'setup.link.fault', values: { ...values, instead: name } }
  })
}
