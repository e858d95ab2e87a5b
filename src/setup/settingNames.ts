import type { Problem } from '../problems/problem'
import { asItIs } from '../words/message'
import type { Message } from '../words/message'
import { figure } from '../words/numbers'
import { goalName } from '../words/placeName'
import {
  heuristicName,
  problemName,
  problemSettingName,
  problemValueName,
} from '../words/problemWords'
import { optionName, optionValueName, solverName } from '../words/solverNames'

const named = ['problem', 'start', 'goal', 'solver', 'step', 'budget', 'hide', 'picture'] as const

/** What a setting is called. */
export function settingName(setting: string): Message {
  const name = named.find((each) => each === setting)
  if (name) return { key: `setup.setting.${name}` }
  return (
    problemSettingName(setting) ??
    optionName(setting) ?? { key: 'setup.setting.other', values: { name: inWords(setting) } }
  )
}

/**
 * What the value of a setting is called.
 *
 * @param problem the problem that a goal is of, which may be a place
 */
export function valueName(setting: string, value: string, problem?: Problem): Message {
  if (setting === 'problem') return problemName(value)
  if (setting === 'solver') return solverName(value)
  if (setting === 'goal') return (problem && goalName(problem)) ?? asItIs(value)
  if (setting === 'heuristic') return heuristicName(value)
  if (setting === 'budget') return figure(Number(value))
  return problemValueName(setting, value) ?? optionValueName(setting, value) ?? asItIs(value)
}

/** The name of an option that has no words, as words: `mostNodes` is “Most nodes”. */
function inWords(name: string): string {
  const apart = name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase()
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}
