import { knownFrontier } from '../../recording/query/frontier/disorder'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { disciplineOf } from '../priority'
import type { Discipline } from '../priority'

/** How the frontier of a run works; `any` where it does not keep to the order that is declared. */
export function knownDiscipline(recording: Recording, { chosen }: Run): Discipline | 'any' {
  const frontier = knownFrontier(recording, chosen)
  return frontier ? disciplineOf(frontier) : 'any'
}
