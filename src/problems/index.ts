import { blocks } from './blocks/manifest'
import type { Choice, Example, Manifest, StartList } from './manifest'
import { missionaries } from './missionaries/manifest'
import { pegs } from './pegs/manifest'
import type { Problem, Settings } from './problem'
import type { Result, UnknownValue } from './result'
import { sliding } from './sliding/manifest'

const families = [sliding, blocks, pegs, missionaries] as const

type AnyManifest = (typeof families)[number]
type AnyChoice = AnyManifest['choices'][number]

export type ProblemFamily = AnyManifest['family']
export type ProblemName = AnyManifest['names'][number]
/** The settings that problems have besides their states. */
export type ProblemSetting = AnyChoice['setting']
/** A choice and one of its values, where it has words: `metric cell`. */
export type ProblemValue = ValueOf<AnyChoice>
export type HeuristicId = AnyManifest['heuristics'][number]
export type ExampleWord = Extract<ReturnType<AnyManifest['examples']>[number]['title'], string>
export type ListName = ListOf<AnyManifest>
/** A family and a setting of it that is a state: `pegs goal`. */
export type WrittenState = StateOf<AnyManifest>

type ValueOf<AChoice> = AChoice extends { readonly plain: true }
  ? never
  : AChoice extends { readonly setting: infer Setting; readonly values: readonly (infer Value)[] }
    ? `${Setting & string} ${Value & string}`
    : never
type ListOf<AManifest> = AManifest extends {
  startLists: (...settings: never[]) => readonly { readonly name: infer Name }[]
}
  ? Name & string
  : never
type StateOf<AManifest extends Manifest> = AManifest extends unknown
  ? `${AManifest['family']} ${AManifest['states'][number]}`
  : never

export type ProblemFault =
  | Extract<ReturnType<AnyManifest['read']>, { ok: false }>['fault']
  | { readonly setting: 'problem'; readonly fault: UnknownValue }

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

/** States with the plain digits, letters and spaces for those of full width. */
function withPlainLetters(settings: Settings): Settings {
  const { start, goal } = settings
  return {
    ...settings,
    ...(start !== undefined && { start: start.normalize('NFKC') }),
    ...(goal !== undefined && { goal: goal.normalize('NFKC') }),
  }
}

function withoutEmptyGoal(settings: Settings): Settings {
  const { goal = '', ...others } = settings
  return goal.trim() === '' ? others : settings
}
