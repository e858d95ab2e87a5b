import { words } from '.'
import type { ExampleWord, KnownManifest, ProblemFamily } from '../problems'
import type { StateSetting } from '../problems/manifest'
import type { Settings } from '../problems/problem'
import type { Told } from '../problems/told'
import type { problems } from './en/problems'
import { asItIs } from './message'
import type { Message } from './message'
import { quoted } from './quoted'

/** What a problem is called: "8-puzzle (3 × 3)", "3 rows of 2". */
export function problemName(name: string): Message {
  return hasWord('name', name) ? { key: `problems.name.${name}` } : asItIs(name)
}

/** What a setting of a problem is called, if it is one that is no state. */
export function problemSettingName(setting: string): Message | undefined {
  return hasWord('setting', setting) ? { key: `problems.setting.${setting}` } : undefined
}

/** What a value of a problem's setting is called, where it has words. */
export function problemValueName(setting: string, value: string): Message | undefined {
  // A text, where names could stand, is something of one's own.
  const id = /\s/.test(value) ? `${setting} own` : `${setting} ${value}`
  return hasWord('value', id) ? { key: `problems.value.${id}` } : undefined
}

/** What a setting of a problem is, as a command tells it. */
export function settingHelp(setting: string): Message | undefined {
  return hasWord('help', setting) ? { key: `problems.help.${setting}` } : undefined
}

/** What a heuristic is called. */
export function heuristicName(id: string): Message {
  return hasWord('heuristic', id) ? { key: `problems.heuristic.${id}` } : asItIs(id)
}

/** What an example is called. */
export function exampleTitle(title: ExampleWord | { readonly name: string }): Message {
  if (typeof title === 'object') return asItIs(title.name)
  return { key: `problems.example.${title}` }
}

/** What a list of starts is called. */
export function listName(name: string): Message {
  return hasWord('list', name) ? { key: `problems.list.${name}` } : asItIs(name)
}

/** How a state of a problem is written, or where its goal is. */
export function stateHint(
  { family, hintValues }: Pick<KnownManifest, 'family' | 'hintValues'>,
  settings: Settings,
  state: StateSetting,
): Message {
  const id = `${family} ${state}`
  if (!hasWord('hint', id)) throw new TypeError(`no ${state} of ${family} is written`)
  return { key: `problems.hint.${id}`, values: hintValues?.(settings) ?? {} }
}

/** How a command prints a move of a problem. */
export function notationHelp(family: ProblemFamily): Message {
  return { key: `problems.notation.${family}` }
}

/** How a problem is played by hand. */
export function howToPlay(family: ProblemFamily): Message | undefined {
  return hasWord('how', family) ? { key: `problems.how.${family}` } : undefined
}

/** What a problem says, in words. Texts in it may come from outside. */
export function toldMessage({ word, values = {} }: Told): Message {
  const safe = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' ? quoted(value) : value] as const
  })
  return { key: `problems.told.${word}`, values: Object.fromEntries(safe) }
}

/** Whether there is a word of a kind for an id: all words of a problem come with it. */
export function hasWord<Kind extends keyof typeof problems>(
  kind: Kind,
  id: string,
): id is Extract<keyof (typeof problems)[Kind], string> {
  const known: unknown = words.getResource('en', 'translation', `problems.${kind}`)
  return typeof known === 'object' && known !== null && Object.hasOwn(known, id)
}
