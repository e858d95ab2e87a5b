import type { RunProblem } from '../recording/run'
import { boardMessage } from './boardProblems'
import type { Message } from './message'
import { figure } from './numbers'
import { quoted } from './quoted'

/** What can be wrong with a setting in a link, besides what is wrong with a run. */
export type LinkProblem =
  | { readonly setting: 'step'; readonly problem: { kind: 'not-a-step'; text: string } }
  | { readonly setting: string; readonly problem: { kind: 'not-one-text' } }

/** Something wrong with one setting, wherever it came from. */
export type SettingProblem = RunProblem | LinkProblem

/** What is wrong with a setting and what would be right, to be shown where the setting is. */
export function problemMessage({ problem }: SettingProblem): Message {
  switch (problem.kind) {
    case 'unknown-value': {
      const known = problem.known.map((text): Message => ({
        key: 'setup.problem.known',
        values: { text },
      }))
      return { key: 'setup.problem.unknownValue', values: { text: quoted(problem.text), known } }
    }
    case 'not-in-range': {
      const [least, most] = problem.range
      const values = { text: quoted(problem.text), least: figure(least), most: figure(most) }
      return { key: 'setup.problem.notInRange', values }
    }
    case 'refused':
      return { key: `setup.problem.refused.${problem.refusal}` }
    case 'not-a-step':
      return { key: 'setup.problem.notAStep', values: { text: quoted(problem.text) } }
    case 'not-one-text':
      return { key: 'setup.problem.notOneText' }
    default:
      return boardMessage(problem)
  }
}
