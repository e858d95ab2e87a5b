import type { Message } from '../words/message'
import { problemName, solverName } from '../words/searchNames'
import { figure } from '../words/numbers'
import { goalName } from '../words/placeName'

const named = [
  'problem',
  'start',
  'goal',
  'order',
  'firstJump',
  'target',
  'metric',
  'equal',
  'mirror',
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
  return { key: 'setup.setting.other', values: { name: setting } }
}

/** What the value of a setting is called. */
export function valueName(setting: string, value: string): Message {
  if (setting === 'problem') return problemName(value)
  if (setting === 'solver') return solverName(value)
  if (setting === 'hide' && value === '') return { key: 'setup.nothingHidden' }
  if (setting === 'goal') return goalName(value)
  if (setting === 'budget') return figure(Number(value))
  return valueNames[`${setting} ${value}`] ?? asItIs(value)
}

const valueNames: Readonly<Record<string, Message | undefined>> = {
  'firstJump fixed': { key: 'setup.firstJump.fixed' },
  'firstJump free': { key: 'setup.firstJump.free' },
  'metric cell': { key: 'setup.metric.cell' },
  'metric straight': { key: 'setup.metric.straight' },
  'metric any': { key: 'setup.metric.any' },
  'equal shapes': { key: 'setup.equal.shapes' },
  'equal none': { key: 'setup.equal.none' },
  'mirror off': { key: 'setup.mirror.off' },
  'mirror on': { key: 'setup.mirror.on' },
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
  'heuristic manhattan': { key: 'setup.heuristic.manhattan' },
  'heuristic linear-conflict': { key: 'setup.heuristic.linear-conflict' },
  'heuristic misplaced': { key: 'setup.heuristic.misplaced' },
  'heuristic sum': { key: 'setup.heuristic.sum' },
  'heuristic target-distance': { key: 'setup.heuristic.target-distance' },
  'heuristic corner-pegs': { key: 'setup.heuristic.corner-pegs' },
  'order up-left-right-down': { key: 'setup.order.up-left-right-down' },
  'order down-right-left-up': { key: 'setup.order.down-right-left-up' },
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
