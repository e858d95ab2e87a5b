import type { Problem } from '../problems/problem'
import type { Message } from '../words/message'
import { figure } from '../words/numbers'
import { goalName } from '../words/placeName'
import {
  heuristicName,
  problemName,
  problemSettingName,
  problemValueName,
} from '../words/problemWords'
import { solverName } from '../words/searchNames'

const named = [
  'problem',
  'start',
  'goal',
  'solver',
  'goalTest',
  'step',
  'budget',
  'hide',
  'reached',
  'undo',
  'solutions',
  'limits',
  'limit',
  'heuristic',
] as const

/** What a setting is called. */
export function settingName(setting: string): Message {
  const name = named.find((each) => each === setting)
  if (name) return { key: `setup.setting.${name}` }
  const ofProblem = problemSettingName(setting)
  if (ofProblem) return ofProblem
  return { key: 'setup.setting.other', values: { name: setting } }
}

/**
 * What the value of a setting is called.
 *
 * @param problem the problem that a goal is of, which may be a place
 */
export function valueName(setting: string, value: string, problem?: Problem): Message {
  if (setting === 'problem') return problemName(value)
  if (setting === 'solver') return solverName(value)
  if (setting === 'hide' && value === '') return { key: 'setup.nothingHidden' }
  if (setting === 'goal') return (problem && goalName(problem)) ?? asItIs(value)
  if (setting === 'heuristic') return heuristicName(value)
  if (setting === 'budget') return figure(Number(value))
  return problemValueName(setting, value) ?? valueNames[`${setting} ${value}`] ?? asItIs(value)
}

const valueNames: Readonly<Record<string, Message | undefined>> = {
  'reached hash': { key: 'setup.reached.hash' },
  'reached list': { key: 'setup.reached.list' },
  'reached list-oldest-first': { key: 'setup.reached.list-oldest-first' },
  'reached tree': { key: 'setup.reached.tree' },
  'reached two-step': { key: 'setup.reached.two-step' },
  'undo never': { key: 'setup.undo.never' },
  'undo allowed': { key: 'setup.undo.allowed' },
  'solutions first': { key: 'setup.solutions.first' },
  'solutions all': { key: 'setup.solutions.all' },
  'limits next-f': { key: 'setup.limits.next-f' },
  'limits by-one': { key: 'setup.limits.by-one' },
  'goalTest generation': { key: 'setup.goalTest.generation' },
  'goalTest expansion': { key: 'setup.goalTest.expansion' },
  'goalTest never': { key: 'setup.goalTest.never' },
}

/** What a value of a setting means, in a sentence. */
export function valueHint(setting: string, value: string): Message | undefined {
  return valueHints[`${setting} ${value}`]
}

const valueHints: Readonly<Record<string, Message | undefined>> = {
  'goalTest generation': { key: 'setup.goalTestHint.generation' },
  'goalTest expansion': { key: 'setup.goalTestHint.expansion' },
  'goalTest never': { key: 'setup.goalTestHint.never' },
  'limit none': { key: 'setup.limitHint' },
}

function asItIs(text: string): Message {
  return { key: 'setup.asItIs', values: { text } }
}
