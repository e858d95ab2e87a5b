import { problemNames } from './families'
import type { ProblemFault } from './families'
import type { Problem, Settings } from './problem'
import { addedManifest } from './registry'
import type { KnownManifest } from './registry'
import type { Result, UnknownValue } from './result'

export { problemNames, problemSettings } from './families'
export type { KnownManifest } from './registry'
export type {
  ExampleWord,
  HeuristicId,
  ListName,
  ProblemFamily,
  ProblemFault,
  ProblemName,
  ProblemSetting,
  ProblemValue,
  WrittenState,
} from './families'

/**
 * What is known of the problem with a name, if there is one.
 *
 * @throws TypeError where there is one, and its family has not come yet
 */
export function findManifest(name: string): KnownManifest | undefined {
  const manifest = addedManifest(name)
  if (!manifest && problemNames.some((each) => each === name)) {
    throw new TypeError(`the problem ${name} was not loaded`)
  }
  return manifest
}

/**
 * What is known of a problem that was made, or of settings that are right.
 *
 * @throws TypeError where no problem has that name
 */
export function manifestOf({ problem }: Settings): KnownManifest {
  const manifest = findManifest(problem)
  if (!manifest) throw new TypeError(`there is no problem ${problem}`)
  return manifest
}

/**
 * Makes a problem from settings (the names and texts of an address or a command line). An empty goal
 * is the default one.
 *
 * @returns the problem, or the setting that is wrong and how
 */
export function createProblem(given: Settings): Result<Problem, ProblemFault> {
  const settings = withoutEmptyGoal(withPlainLetters(given))
  const name = settings.problem ?? problemNames[0]
  const manifest = findManifest(name)
  if (manifest) return manifest.read(name, settings)
  const fault: UnknownValue = { kind: 'unknown-value', text: name, known: problemNames }
  return { ok: false, fault: { setting: 'problem', fault } }
}

/** Settings with the plain digits, letters and spaces for those of full width. */
function withPlainLetters(settings: Settings): Settings {
  const plain = Object.entries(settings).map(([name, text]) => [name, text.normalize('NFKC')])
  return Object.fromEntries(plain)
}

function withoutEmptyGoal(settings: Settings): Settings {
  const { goal = '', ...others } = settings
  return goal.trim() === '' ? others : settings
}
