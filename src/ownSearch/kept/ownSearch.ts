import type { NamedSource } from '../source'

/** A text that a search had once. */
export interface SourceVersion {
  readonly source: string
  /** When it was kept, in milliseconds. */
  readonly at: number
}

/** A search that somebody wrote, as the device keeps it. Nothing in it changes: it is replaced. */
export interface OwnSearch extends NamedSource {
  readonly id: string
  /** When its text was changed last, in milliseconds. */
  readonly changedAt: number
  /** What it was before, the oldest first. */
  readonly versions: readonly SourceVersion[]
}

/** The most searches that are kept. */
export const mostOwnSearches = 200

/** The most versions that are kept of a search. */
export const mostVersions = 40

/** The search with a text among its versions, its present one or another, unless that is the newest already. */
export function withVersion(search: OwnSearch, at: number, source = search.source): OwnSearch {
  const { versions } = search
  if (versions.at(-1)?.source === source) return search
  return { ...search, versions: newest([...versions, { source, at }]) }
}

/** The search with another text. */
export function withSource(search: OwnSearch, source: string, changedAt: number): OwnSearch {
  return search.source === source ? search : { ...search, source, changedAt }
}

/**
 * One search of two that were made of the same: what was changed here stays as it is here, and the
 * rest is as it is there. Where both changed the text, the other one becomes a version.
 *
 * @param base what both were made of, where it is known
 */
export function mergedSearches(
  base: OwnSearch | undefined,
  here: OwnSearch,
  there: OwnSearch,
): OwnSearch {
  const keepsText = here.source !== base?.source
  const isLost = keepsText && there.source !== here.source && there.source !== base?.source
  const lost = isLost ? [{ source: there.source, at: there.changedAt }] : []
  return {
    id: here.id,
    name: here.name === base?.name ? there.name : here.name,
    source: keepsText ? here.source : there.source,
    changedAt: keepsText ? here.changedAt : there.changedAt,
    versions: newest(united([...there.versions, ...here.versions, ...lost])),
  }
}

function newest(versions: readonly SourceVersion[]): readonly SourceVersion[] {
  return versions.slice(-mostVersions)
}

function united(versions: readonly SourceVersion[]): readonly SourceVersion[] {
  const each = new Map(versions.map((version) => [`${version.at} ${version.source}`, version]))
  return [...each.values()].sort((one, other) => one.at - other.at)
}
