import type { AnyManifest, ProblemFamily, ProblemName, ProblemSetting } from './families'
import type { StateSetting } from './manifest'
import { slidingManifest } from './sliding/manifest'

type FirstFamily = (typeof slidingManifest)['family']
type NamesOf<Family> = Extract<AnyManifest, { readonly family: Family }>['names']

/**
 * The problems of the families that a page loads when it needs them, in the order shown. The first
 * family, whose problem is meant where none is named, is always there.
 */
export const laterFamilies: {
  readonly [Family in Exclude<ProblemFamily, FirstFamily>]: NamesOf<Family>
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
