import { families } from './families'
import type {
  ExampleWord,
  ListName,
  ProblemFamily,
  ProblemFault,
  ProblemName,
  ProblemSetting,
} from './families'
import type { Choice, Example, Manifest, StartList } from './manifest'
import type { Problem, Settings } from './problem'
import type { Result, UnknownValue } from './result'

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

/** A manifest of which the words are known. */
export interface KnownManifest extends Manifest {
  readonly family: ProblemFamily
  readonly names: readonly ProblemName[]
  readonly choices: readonly (Choice & { readonly setting: ProblemSetting })[]
  read(name: string, settings: Settings): Result<Problem, ProblemFault>
  examples(name: string): readonly Example<ExampleWord>[]
  startLists?(settings: Settings): readonly StartList<ListName>[]
}

/** The families of problems there are, in the order shown. */
export const manifests: readonly KnownManifest[] = families

/** The problems that can be chosen, in the order shown. */
export const problemNames: readonly ProblemName[] = manifests.flatMap(({ names }) => names)

/** Every setting that some problem has. */
export const problemSettings: ReadonlySet<string> = new Set([
  'problem',
  ...manifests.flatMap(({ states, choices }) => [
    ...states,
    ...choices.map(({ setting }) => setting),
  ]),
])

/** What is known of the problem with a name, if there is one. */
export function findManifest(name: string): KnownManifest | undefined {
  return manifests.find(({ names }) => names.some((each) => each === name))
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
