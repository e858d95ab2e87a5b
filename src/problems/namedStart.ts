import { findManifest, manifests } from '.'
import type { NamedStart } from './manifest'

/** Every start that has a name, in the order shown. */
export const namedStarts: readonly NamedStart[] = manifests.flatMap(
  ({ namedStarts = [] }) => namedStarts,
)

/** The start of a problem that has a name, which may be in capitals. */
export function namedStart(problem: string, text: string): NamedStart | undefined {
  const name = text.trim().toLowerCase()
  return findManifest(problem)?.namedStarts?.find((each) => {
    return each.name === name && each.problem === problem
  })
}
