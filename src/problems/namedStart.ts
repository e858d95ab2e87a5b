import { findManifest } from '.'
import type { NamedStart } from './manifest'

/** The start of a problem that has a name, which may be in capitals. */
export function namedStart(problem: string, text: string): NamedStart | undefined {
  const name = text.trim().toLowerCase()
  return findManifest(problem)?.namedStarts?.find((each) => {
    return each.name === name && each.problem === problem
  })
}
