import { namedIn } from '../../../ownSearch/admit/namedCode'
import { readUnpacked, unpackNamed } from '../../../ownSearch/admit/readNamed'
import type { OwnSearch } from '../../../ownSearch/kept/ownSearch'
import { loadOwnCode } from '../../../ownSearch/loadOwnCode'
import { findOwnSolver, nameInId } from '../../../solvers/manifest/ownSolvers'
import type { Query } from '../../../setup/address/address'
import type { Message } from '../../../words/message'

/** Code that a link has brought, and that nobody has run here. */
export interface LinkedCode {
  readonly name: string
  readonly source: string
  /** The query that runs it. */
  readonly query: Query
}

/** What came of the code in a query: it can be named by settings, or not, or not yet. */
export type Admission =
  | { readonly kind: 'known' }
  | { readonly kind: 'foreign'; readonly linked: LinkedCode }
  | { readonly kind: 'wrong'; readonly message: Message }

/** Whether a query names a search of one's own that has to be read, or that nobody has run here. */
export function needsReading(query: Query, wasRunHere: (source: string) => boolean): boolean {
  const named = namedIn(query)
  if (named === undefined) return false
  const source = findOwnSolver({ ...named })?.own?.text
  return source === undefined || !wasRunHere(source)
}

/**
 * A query that names a search by its name alone, with the code that the device keeps under it: the
 * one that was run last. Nothing where the query holds its code, or where none is kept.
 */
export function withKeptCode(
  query: Query,
  kept: readonly OwnSearch[],
): Promise<Query | undefined> | undefined {
  const { solver, code } = query
  if (typeof solver !== 'string' || code !== undefined) return undefined
  const name = nameInId(solver)
  const search = kept.find((each) => each.name === name)
  return search && packed(query, search.versions.at(-1)?.source ?? search.source)
}

async function packed(query: Query, source: string): Promise<Query | undefined> {
  const loaded = await loadOwnCode().catch(() => undefined)
  return loaded && { ...query, code: await loaded.packSource(source) }
}

/** A query without the search of one's own that it names. */
export function withoutOwnSearch(query: Query): Query {
  const own = new Set(['solver', 'code', 'step'])
  return Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)))
}

/**
 * Reads the code that a query holds; nothing of it is run.
 *
 * @param wasRunHere whether somebody has run a source on this device before
 */
export async function admitCode(
  query: Query,
  wasRunHere: (source: string) => boolean,
): Promise<Admission> {
  const named = namedIn(query)
  if (!named) return { kind: 'known' }
  const unpacked = await unpackNamed(named, 'link')
  if (!unpacked.ok) return wrong(unpacked.fault)
  const { source } = unpacked.value
  if (!wasRunHere(source)) {
    const name = nameInId(named.solver) ?? ''
    return { kind: 'foreign', linked: { name, source, query } }
  }
  const read = readUnpacked(named, unpacked.value)
  return read.ok ? { kind: 'known' } : wrong(read.fault)
}

function wrong(message: Message): Admission {
  return { kind: 'wrong', message }
}
