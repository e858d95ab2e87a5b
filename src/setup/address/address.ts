import { problemSettings } from '../../problems'
import { choicesOf } from '../../problems/choices'
import type { Settings } from '../../problems/problem'
import { inTodaysNames } from '../../problems/todaysNames'
import type { Run } from '../../recording/run'
import { budgets, defaultBudget } from '../../recording/write/recorder'
import { labKeys } from '../../shared/labKeys'
import { solvers } from '../../solvers'
import { wholeNumberIn } from '../../solvers/manifest/numberIn'
import { findOwnSolver } from '../../solvers/manifest/ownSolvers'
import type { SettingFault } from '../../words/faults/faults'
import { checkSettings } from '../checkSettings'
import { readHidden, writeHidden } from './hidden'
import type { HideablePart } from './hidden'
import { longestText } from './longestText'
import { pictureChoices, readPictures } from './pictures'
import type { PictureChoice } from './pictures'

/** A run and a step of it, as far as an address could be read. */
export interface Address {
  /** Can be run in any case. */
  readonly run: Run
  readonly step: number
  /** The most nodes to record. */
  readonly budget: number
  /** The parts of the lab that are not shown. */
  readonly hidden: ReadonlySet<HideablePart>
  /** What is shown of a search whose problem has a map, where that was said. */
  readonly picture?: PictureChoice
  /** What is wrong in its settings; of these what is shown has the default value. */
  readonly wrong: readonly SettingFault[]
}

/** The query of an address, as the router reads it; anything can be in it. */
export type Query = Readonly<Record<string, unknown>>

// Shorter texts stay whole when a link is copied, or are seen to be cut.
const long = 60

const optionNames = solvers.flatMap(({ options }) => options.map(({ name }) => name))
/** Every setting that some search has. */
export const settingNames: ReadonlySet<string> = new Set([
  ...problemSettings,
  'solver',
  'code',
  ...optionNames,
])

/** The same, and those of a search of one's own that a query names. */
export function settingNamesIn(query: Query): ReadonlySet<string> {
  const { solver: id, code } = query
  const named = typeof id === 'string' && typeof code === 'string'
  const own = named ? findOwnSolver({ solver: id, code }) : undefined
  return own ? new Set([...settingNames, ...own.options.map(({ name }) => name)]) : settingNames
}

/** Reads a run and its step from a query. What is missing or wrong takes its default value. */
export function readAddress(query: Query): Address {
  const { texts, faults: unread } = readTexts(query)
  const { step: stepText, budget: budgetText, hide = '', picture, ...given } = texts
  const { run, faults } = checkSettings(given)
  const step = readStep(stepText)
  const budget = readBudget(budgetText)
  const { hidden, faults: notHidden } = readHidden(hide)
  const pictures = picture === undefined ? undefined : readPictures(picture)
  const notShown = picture === undefined || pictures ? [] : [unknownPicture(picture)]
  return {
    run,
    // A step of another search than the one asked for would say nothing.
    step: faults.some(({ setting }) => setting === 'solver') ? 0 : step.value,
    budget: budget.value,
    hidden,
    wrong: [...unread, ...faults, ...step.faults, ...budget.faults, ...notHidden, ...notShown],
    ...(pictures && { picture: pictures }),
  }
}

/**
 * Writes a run, a step, a budget and what is hidden as a short query: without default values.
 *
 * @param settings all the settings of a run
 */
export function writeAddress(
  settings: Settings,
  step: number,
  budget: number = defaultBudget,
  hidden: Iterable<HideablePart> = [],
  picture?: PictureChoice,
): Record<string, string> {
  const first = checkSettings({}).run.settings
  const { problem = first.problem, solver = first.solver, code } = settings
  const named = code === undefined ? { solver } : { solver, code }
  const ofTheirOwn = checkSettings({ problem, ...named }).run.settings
  const { problem: defaultProblem, solver: defaultSolver } = first
  const defaults: Settings = {
    ...ofTheirOwn,
    ...{ problem: defaultProblem, solver: defaultSolver, code: '' },
  }
  const unusual = unlike(settings, defaults)
  // Where a choice has another default state for each value, that state is said too.
  const hangsTogether = choicesOf({ ...settings, problem }).some(({ resets }) => resets.length > 0)
  const lost = hangsTogether ? unlike(settings, checkSettings(unusual).run.settings) : {}
  const hide = writeHidden(hidden)
  const characters = longestText(unusual)
  return {
    // It stands first, so that it is left where a link loses its end.
    ...(characters > long && { characters: String(characters) }),
    ...unusual,
    ...lost,
    ...(budget !== defaultBudget && { budget: String(budget) }),
    ...(step > 0 && { step: String(step) }),
    ...(hide !== '' && { hide }),
    ...(picture && { picture }),
  }
}

/** The settings that are not as among others. */
function unlike(settings: Settings, others: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => others[name] !== value),
  )
}

function readTexts(given: Query) {
  const query = inTodaysNames(given)
  const texts: Record<string, string> = {}
  const faults: SettingFault[] = []
  for (const setting of [...settingNamesIn(query), ...labKeys]) {
    const value = Object.hasOwn(query, setting) ? query[setting] : undefined
    if (typeof value === 'string') texts[setting] = value
    // A key without a value, as in `?start`.
    else if (value === null) texts[setting] = ''
    else if (value !== undefined) faults.push({ setting, fault: { kind: 'not-one-text' } })
  }
  return { texts, faults }
}

function unknownPicture(text: string): SettingFault {
  return { setting: 'picture', fault: { kind: 'unknown-value', text, known: pictureChoices } }
}

/** A number of an address, the default one where it is wrong. */
interface ReadNumber {
  readonly value: number
  readonly faults: readonly SettingFault[]
}

function readStep(text = '0'): ReadNumber {
  const value = wholeNumberIn(text)
  if (value !== undefined) return { value, faults: [] }
  return { value: 0, faults: [{ setting: 'step', fault: { kind: 'not-a-step', text } }] }
}

function readBudget(text = String(defaultBudget)): ReadNumber {
  const value = budgets.find((budget) => budget === wholeNumberIn(text))
  if (value !== undefined) return { value, faults: [] }
  const fault = { kind: 'unknown-value', text, known: budgets.map(String) } as const
  return { value: defaultBudget, faults: [{ setting: 'budget', fault }] }
}
