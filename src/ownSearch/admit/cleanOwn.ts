import { cleanName } from '../../shared/givenName'
import { nameInId, ownId } from '../../solvers/manifest/ownSolvers'

/**
 * What a link or a file says of a search of one's own, its name as it would be kept: what stands
 * there may be as long as it likes, or turn the direction of the text around it.
 */
export function withCleanName<Said extends Readonly<Record<string, unknown>>>(said: Said): Said {
  const name = typeof said.solver === 'string' ? nameInId(said.solver) : undefined
  return name === undefined ? said : { ...said, solver: ownId(cleanName(name)) }
}
