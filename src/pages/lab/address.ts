import { puzzleNames } from '../../puzzles'
import type { Settings } from '../../puzzles/puzzle'
import { budgets, usualBudget } from '../../recording/recorder'
import { solvers } from '../../solvers'
import type { SettingProblem } from '../../words/problems'
import { readHidden, writeHidden } from './hidden'
import type { HideablePart } from './hidden'
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
  /** The most nodes to record. */
  readonly budget: number
  /** The parts of the lab that are not shown. */
  readonly hidden: ReadonlySet<HideablePart>
  readonly wrong: readonly WrongInLink[]
}

/** The query of an address, as the router reads it; anything can be in it. */
export type Query = Readonly<Record<string, unknown>>

const optionNames = solvers.flatMap(({ options }) => options.map(({ name }) => name))
const puzzleSettings = puzzleNames.flatMap((puzzle) =>
  Object.keys(checkSettings({ puzzle }).settings),
)
/** Every setting that some search has. */
export const settingNames: ReadonlySet<string> = new Set([...puzzleSettings, ...optionNames])

/** Reads a run and its step from a query. What is missing or wrong takes its usual value. */
export function readAddress(query: Query): Address {
  const { texts, problems: unread } = readTexts(query)
  const { step: stepText, budget: budgetText, hide = '', ...given } = texts
  const { settings, problems } = checkSettings(given)
  const step = readStep(stepText)
  const budget = readBudget(budgetText)
  const { hidden, problems: notHidden } = readHidden(hide)
  const all = [...unread, ...problems, ...step.problems, ...budget.problems, ...notHidden]
  const shown: Settings = {
    ...settings,
    step: '0',
    budget: String(usualBudget),
    hide: writeHidden(hidden),
  }
  const wrong = all.map((problem) => ({ problem, instead: shown[problem.setting] }))
  return { settings, step: step.value, budget: budget.value, hidden, wrong }
}

/**
 * Writes a run, a step, a budget and what is hidden as a query that is as short as can be: without what is usual.
 *
 * @param settings all the settings of a run, as `settingsOf` lists them
 */
export function writeAddress(
  settings: Settings,
  step: number,
  budget: number = usualBudget,
  hidden: Iterable<HideablePart> = [],
): Record<string, string> {
  const first = checkSettings({}).settings
  const { puzzle = first.puzzle, solver = first.solver } = settings
  const ofTheirOwn = checkSettings({ puzzle, solver }).settings
  const usual: Settings = { ...ofTheirOwn, puzzle: first.puzzle, solver: first.solver }
  const unusual = Object.entries(settings).filter(([name, value]) => usual[name] !== value)
  const hide = writeHidden(hidden)
  return {
    ...Object.fromEntries(unusual),
    ...(budget !== usualBudget && { budget: String(budget) }),
    ...(step > 0 && { step: String(step) }),
    ...(hide !== '' && { hide }),
  }
}

function readTexts(query: Query) {
  const texts: Record<string, string> = {}
  const problems: SettingProblem[] = []
  for (const setting of [...settingNames, 'budget', 'step', 'hide']) {
    const value = Object.hasOwn(query, setting) ? query[setting] : undefined
    if (typeof value === 'string') texts[setting] = value
    // A key without a value, as in `?start`.
    else if (value === null) texts[setting] = ''
    else if (value !== undefined) problems.push({ setting, problem: { kind: 'not-one-text' } })
  }
  return { texts, problems }
}

/** A number of an address, the usual one where it is wrong. */
interface ReadNumber {
  readonly value: number
  readonly problems: readonly SettingProblem[]
}

function readStep(text = '0'): ReadNumber {
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return { value, problems: [] }
  return { value: 0, problems: [{ setting: 'step', problem: { kind: 'not-a-step', text } }] }
}

function readBudget(text = String(usualBudget)): ReadNumber {
  const value = budgets.find((budget) => String(budget) === text)
  if (value !== undefined) return { value, problems: [] }
  const problem = { kind: 'unknown-value', text, known: budgets.map(String) } as const
  return { value: usualBudget, problems: [{ setting: 'budget', problem }] }
}
