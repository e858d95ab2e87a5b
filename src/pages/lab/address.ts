import { puzzleNames } from '../../puzzles'
import type { Settings } from '../../puzzles/puzzle'
import { solvers } from '../../solvers'
import type { SettingProblem } from '../../words/problems'
import { checkSettings } from './setup/checkSettings'

/** Something that a link asked for in vain, and what is shown instead. */
export interface WrongInLink {
  readonly problem: SettingProblem
  readonly instead: string
}

/** A run and a step of it, as far as an address could be read. */
export interface Address {
  /** All the settings of a run, right in any case. */
  readonly settings: Settings
  readonly step: number
  readonly wrong: readonly WrongInLink[]
}

/** The query of an address, as the router reads it; anything can be in it. */
export type Query = Readonly<Record<string, unknown>>

const optionNames = solvers.flatMap(({ options }) => options.map(({ name }) => name))
const puzzleSettings = puzzleNames.flatMap((puzzle) =>
  Object.keys(checkSettings({ puzzle }).settings),
)
const settingNames = new Set([...puzzleSettings, ...optionNames])

/** Reads a run and its step from a query. What is missing or wrong takes its usual value. */
export function readAddress(query: Query): Address {
  const { texts, problems: unread } = readTexts(query)
  const { step: stepText, ...given } = texts
  const { settings, problems } = checkSettings(given)
  const step = readStep(stepText)
  const all = [...unread, ...problems, ...(step.problem ? [step.problem] : [])]
  const instead = (name: string) => (name === 'step' ? '0' : settings[name])
  const wrong = all.map((problem) => ({ problem, instead: instead(problem.setting) }))
  return { settings, step: step.value, wrong }
}

/**
 * Writes a run and a step as a query that is as short as can be: without what is usual.
 *
 * @param settings all the settings of a run, as `settingsOf` lists them
 */
export function writeAddress(settings: Settings, step: number): Record<string, string> {
  const first = checkSettings({}).settings
  const { puzzle = first.puzzle, solver = first.solver } = settings
  const ofTheirOwn = checkSettings({ puzzle, solver }).settings
  const usual: Settings = { ...ofTheirOwn, puzzle: first.puzzle, solver: first.solver }
  const unusual = Object.entries(settings).filter(([name, value]) => usual[name] !== value)
  return { ...Object.fromEntries(unusual), ...(step > 0 && { step: String(step) }) }
}

function readTexts(query: Query) {
  const texts: Record<string, string> = {}
  const problems: SettingProblem[] = []
  for (const setting of [...settingNames, 'step']) {
    const value = Object.hasOwn(query, setting) ? query[setting] : undefined
    if (typeof value === 'string') texts[setting] = value
    // A key without a value, as in `?start`.
    else if (value === null) texts[setting] = ''
    else if (value !== undefined) problems.push({ setting, problem: { kind: 'not-one-text' } })
  }
  return { texts, problems }
}

function readStep(text = '0'): { readonly value: number; readonly problem?: SettingProblem } {
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return { value }
  return { value: 0, problem: { setting: 'step', problem: { kind: 'not-a-step', text } } }
}
