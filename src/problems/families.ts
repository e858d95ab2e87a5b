import type { blocksManifest } from './blocks/manifest'
import type { graphManifest } from './graph/manifest'
import type { gridManifest } from './grid/manifest'
import type { hanoiManifest } from './hanoi/manifest'
import type { jugsManifest } from './jugs/manifest'
import type { Manifest, StateSetting } from './manifest'
import type { missionariesManifest } from './missionaries/manifest'
import type { pancakesManifest } from './pancakes/manifest'
import type { pegsManifest } from './pegs/manifest'
import type { UnknownValue } from './result'
import { slidingManifest } from './sliding/manifest'
import type { wolfManifest } from './wolf/manifest'

/** The families of problems there are, in the order shown. */
interface Families {
  readonly sliding: typeof slidingManifest
  readonly blocks: typeof blocksManifest
  readonly pegs: typeof pegsManifest
  readonly missionaries: typeof missionariesManifest
  readonly wolf: typeof wolfManifest
  readonly jugs: typeof jugsManifest
  readonly pancakes: typeof pancakesManifest
  readonly hanoi: typeof hanoiManifest
  readonly graph: typeof graphManifest
  readonly grid: typeof gridManifest
}

/**
 * The names of the problems that a page loads when it needs them, in the order shown. The first family,
 * whose problem is meant where none is named, is always there.
 */
export const laterFamilies: {
  readonly [Family in Exclude<keyof Families, 'sliding'>]: Families[Family]['names']
} = {
  blocks: ['blocks'],
  pegs: ['pegs-13', 'pegs-15', 'pegs-33'],
  missionaries: ['missionaries'],
  wolf: ['wolf'],
  jugs: ['jugs'],
  pancakes: ['pancakes'],
  hanoi: ['hanoi'],
  graph: ['graph'],
  grid: ['grid'],
}

/** The problems that can be chosen, in the order shown. */
export const problemNames: readonly ProblemName[] = [
  ...slidingManifest.names,
  ...Object.values(laterFamilies).flat(),
]

const settings = {
  problem: true,
  start: true,
  goal: true,
  order: true,
  target: true,
  metric: true,
  equal: true,
  mirror: true,
  firstJump: true,
  people: true,
  boat: true,
  room: true,
  jugA: true,
  jugB: true,
  jugC: true,
  tap: true,
  pancakes: true,
  discs: true,
  pegs: true,
  graph: true,
  map: true,
  neighbours: true,
  corners: true,
} as const satisfies Record<'problem' | StateSetting | ProblemSetting, true>

/** Every setting that some problem has. */
export const problemSettings: ReadonlySet<string> = new Set(Object.keys(settings))

type AnyManifest = Families[keyof Families]
type AnyChoice = AnyManifest['choices'][number]

export type ProblemFamily = keyof Families
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
