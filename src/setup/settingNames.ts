import type { Message } from '../words/message'
import { problemName } from '../words/searchNames'
import { optionName, optionValueName, solverName } from '../words/solverNames'
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
  'step',
  'budget',
  'hide',
] as const

/** What a setting is called. */
export function settingName(setting: string): Message {
  const name = named.find((each) => each === setting)
  if (name) return { key: `setup.setting.${name}` }
  return optionName(setting) ?? { key: 'setup.setting.other', values: { name: setting } }
}

/** What the value of a setting is called. */
export function valueName(setting: string, value: string): Message {
  if (setting === 'problem') return problemName(value)
  if (setting === 'solver') return solverName(value)
  if (setting === 'hide' && value === '') return { key: 'setup.nothingHidden' }
  if (setting === 'goal') return goalName(value)
  if (setting === 'budget') return figure(Number(value))
  return optionValueName(setting, value) ?? valueNames[`${setting} ${value}`] ?? asItIs(value)
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
  'heuristic manhattan': { key: 'setup.heuristic.manhattan' },
  'heuristic linear-conflict': { key: 'setup.heuristic.linear-conflict' },
  'heuristic misplaced': { key: 'setup.heuristic.misplaced' },
  'heuristic sum': { key: 'setup.heuristic.sum' },
  'heuristic target-distance': { key: 'setup.heuristic.target-distance' },
  'heuristic corner-pegs': { key: 'setup.heuristic.corner-pegs' },
  'order up-left-right-down': { key: 'setup.order.up-left-right-down' },
  'order down-right-left-up': { key: 'setup.order.down-right-left-up' },
}

function asItIs(text: string): Message {
  return { key: 'setup.asItIs', values: { text } }
}
