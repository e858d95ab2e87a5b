import { loadOwnCode } from '../../../ownSearch/loadOwnCode'
import { findOwnSolver, isOwn, nameInId } from '../../../solvers/manifest/ownSolvers'
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

/** Whether a query names a search of one's own that has not been read yet. */
export function needsReading(query: Query): boolean {
  const named = namedIn(query)
  return named !== undefined && findOwnSolver(named) === undefined
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
  const program = await loadOwnCode().catch(() => undefined)
  if (!program) return wrong({ key: 'ownSearch.lab.notLoaded' })
  const unpacked = await program.unpackSource(named.code)
  if (!unpacked.ok) return wrong(program.packMessage(unpacked.fault))
  const source = unpacked.value
  if (!wasRunHere(source)) {
    const name = nameInId(named.solver) ?? ''
    return { kind: 'foreign', linked: { name, source, query } }
  }
  const added = program.addSource(source, named.code)
  if (added.ok) return { kind: 'known' }
  const { line, problem } = added.fault
  const why = program.sourceMessage(problem)
  return wrong({ key: 'ownSearch.lab.wrong', values: { line, why } })
}

function namedIn({ solver, code }: Query): { solver: string; code: string } | undefined {
  if (typeof solver !== 'string' || typeof code !== 'string') return undefined
  return isOwn({ solver }) ? { solver, code } : undefined
}

function wrong(message: Message): Admission {
  return { kind: 'wrong', message }
}
