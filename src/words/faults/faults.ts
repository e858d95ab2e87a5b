import type { RunFault } from '../../recording/run'
import type { Message } from '../message'
import { figure } from '../numbers'
import { quoted } from '../quoted'
import { stateMessage } from './stateFaults'

/** What can be wrong with a setting in a link, besides what is wrong with a run. */
export type LinkFault =
  | { readonly setting: 'step'; readonly fault: { kind: 'not-a-step'; text: string } }
  | { readonly setting: string; readonly fault: { kind: 'not-one-text' } }

/** Something wrong with one setting, wherever it came from. */
export type SettingFault = RunFault | LinkFault

/** What is wrong with a setting and what would be right, to be shown where the setting is. */
export function faultMessage({ fault }: SettingFault): Message {
  switch (fault.kind) {
    case 'unknown-value': {
      const known = fault.known.map((text): Message => ({
        key: 'setup.fault.known',
        values: { text },
      }))
      return { key: 'setup.fault.unknownValue', values: { text: quoted(fault.text), known } }
    }
    case 'not-in-range': {
      const { text, value, range, decimals } = fault
      const [least, most] = range.map(figure)
      const values = { text: quoted(text), least, most, count: decimals }
      if (text === '') return { key: 'setup.fault.noNumber', values }
      if (value !== undefined && value < range[0]) return { key: 'setup.fault.tooSmall', values }
      if (value !== undefined && value > range[1]) return { key: 'setup.fault.tooLarge', values }
      return { key: `setup.fault.${decimals > 0 ? 'notDecimals' : 'notWhole'}`, values }
    }
    case 'refused':
      return { key: `setup.fault.refused.${fault.refusal}` }
    case 'no-code':
      return { key: 'setup.fault.noCode' }
    case 'not-a-step':
      return { key: 'setup.fault.notAStep', values: { text: quoted(fault.text) } }
    case 'not-one-text':
      return { key: 'setup.fault.notOneText' }
    default:
      return stateMessage(fault)
  }
}
