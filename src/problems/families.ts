import { blocksManifest } from './blocks/manifest'
import { graphManifest } from './graph/manifest'
import { gridManifest } from './grid/manifest'
import { hanoiManifest } from './hanoi/manifest'
import { jugsManifest } from './jugs/manifest'
import type { Manifest } from './manifest'
import { missionariesManifest } from './missionaries/manifest'
import { pancakesManifest } from './pancakes/manifest'
import { pegsManifest } from './pegs/manifest'
import type { KnownManifest } from './registry'
import type { UnknownValue } from './result'
import { slidingManifest } from './sliding/manifest'
import { wolfManifest } from './wolf/manifest'

const families = [
  slidingManifest,
  blocksManifest,
  pegsManifest,
  missionariesManifest,
  wolfManifest,
  jugsManifest,
  pancakesManifest,
  hanoiManifest,
  graphManifest,
  gridManifest,
] as const

/** The families of problems there are, in the order shown. Whatever imports them needs all at once. */
export const manifests: readonly KnownManifest[] = families

export type AnyManifest = (typeof families)[number]
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
