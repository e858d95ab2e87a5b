import type { Settings } from '../../problems/problem'
import { findOwnSolver, nameInId } from '../../solvers/manifest/ownSolvers'
import type { NamedSource } from '../source'
import { withCleanName } from './cleanOwn'

/** Whether some settings name a search of one's own that was not read yet. */
export function isUnread(settings: Settings): boolean {
  return nameInId(settings.solver ?? '') !== undefined && findOwnSolver(settings) === undefined
}

/**
 * The searches among some settings that were read, and that nobody has run here: each once.
 *
 * @param wasRunHere whether somebody has run a source on this device before
 */
export function foreignSearches(
  searches: readonly Settings[],
  wasRunHere: (source: string) => boolean,
): readonly NamedSource[] {
  const found = new Map<string, NamedSource>()
  for (const settings of searches) {
    const name = nameInId(withCleanName(settings).solver ?? '')
    const source = name === undefined ? undefined : findOwnSolver(settings)?.own?.text
    if (name === undefined || source === undefined || wasRunHere(source)) continue
    found.set(source, { name, source })
  }
  return [...found.values()]
}
