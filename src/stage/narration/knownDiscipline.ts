import { knownFrontier } from '../../recording/query/frontier/disorder'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { disciplineOf } from '../priority'
import type { Discipline } from '../priority'

/** How a frontier works; `any` where it does not keep to the order that is declared. */
export type KnownDiscipline = Discipline | 'any'

/** How the frontier of a run works, as far as that is known. */
export function knownDiscipline(recording: Recording, { chosen }: Run): KnownDiscipline {
  const frontier = knownFrontier(recording, chosen)
  return frontier ? disciplineOf(frontier) : 'any'
}

/** Whether nodes wait on a stack. */
export function isStack(discipline: KnownDiscipline): boolean {
  return discipline === 'stack' || discipline === 'path'
}
