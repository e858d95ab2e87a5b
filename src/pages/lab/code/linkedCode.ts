import { withCleanName } from '../../../ownSearch/admit/cleanOwn'
import { foreignSearches } from '../../../ownSearch/admit/foreignSearches'
import { namedIn } from '../../../ownSearch/admit/namedCode'
import type { NamedCode } from '../../../ownSearch/admit/namedCode'
import { readUnpacked, unpackNamed } from '../../../ownSearch/admit/readNamed'
import { useOwnSearches } from '../../../ownSearch/kept/useOwnSearches'
import { loadOwnCode } from '../../../ownSearch/loadOwnCode'
import { textMessage } from '../../../ownSearch/prepareSource'
import type { NamedSource } from '../../../ownSearch/source'
import type { Settings } from '../../../problems/problem'
import type { Query } from '../../../setup/address/address'
import { checkSettings } from '../../../setup/checkSettings'
import { settingName } from '../../../setup/settingNames'
import { textFault } from '../../../shared/link/textFault'
import { findOwnSolver, nameInId } from '../../../solvers/manifest/ownSolvers'
import type { Message } from '../../../words/message'
import { solverName } from '../../../words/solverNames'

/** Code that a link has brought, and that nobody has run here. */
export interface LinkedCode extends NamedSource {
  /** The query that runs it. */
  readonly query: Query
}

/** What came of the search of one's own that a query names. */
export type Admission =
  /** The query can be read: each search that it names is known, or it says itself what is wrong. */
  | { readonly kind: 'known'; readonly query: Query }
  | { readonly kind: 'foreign'; readonly linked: LinkedCode }
  | { readonly kind: 'wrong'; readonly message: Message }

/**
 * Reads the search of one's own that a query names, from the code in it; where it only has a name,
 * from what the device keeps under it, as it was run last. Nothing of it is run.
 */
export async function admitSearch(query: Query): Promise<Admission> {
  const kept = keptSource(query)
  if (kept === undefined) return admitCode(query)
  const program = await loadOwnCode().catch(() => undefined)
  if (!program) return wrong({ key: 'ownSearch.lab.notLoaded' })
  const fault = textFault(kept)
  if (fault) return wrong(textMessage(fault))
  return admitCode({ ...query, code: await program.packText(kept) })
}

/** The search that settings name, if it is one that nobody has run here. */
export function foreignIn(settings: Settings): NamedSource | undefined {
  return foreignSearches([settings], useOwnSearches().wasRunHere)[0]
}

/** Lets code that a link has brought run from now on: somebody has read it and wants it. */
export function allow({ source }: LinkedCode): void {
  useOwnSearches().noteRun(source)
}

function keptSource({ solver, code }: Query): string | undefined {
  if (typeof solver !== 'string' || code !== undefined) return undefined
  const name = nameInId(solver)
  const search = useOwnSearches().entries.find((each) => each.name === name)
  return search && (search.versions.at(-1)?.source ?? search.source)
}

async function admitCode(asked: Query): Promise<Admission> {
  const query = withCleanName(asked)
  const named = namedIn(query)
  if (!named || mayRun(named)) return { kind: 'known', query }
  const unpacked = await unpackNamed(named, 'link')
  if (!unpacked.ok) return wrong(unpacked.fault)
  const { source } = unpacked.value
  if (!useOwnSearches().wasRunHere(source)) {
    return { kind: 'foreign', linked: { name: nameInId(named.solver) ?? '', source, query } }
  }
  const read = await readUnpacked(named, unpacked.value)
  return read.ok ? { kind: 'known', query } : wrong(read.fault)
}

/** Whether a search was read and has been run here. A file may have shown it without running it. */
function mayRun(named: NamedCode): boolean {
  const source = findOwnSolver({ ...named })?.own?.text
  return source !== undefined && useOwnSearches().wasRunHere(source)
}

/** Says what is wrong with a search, and which one is shown instead. */
function wrong(fault: Message): Admission {
  const { solver } = checkSettings({}).run.settings
  const values = { setting: settingName('solver'), fault, instead: solverName(solver) }
  return { kind: 'wrong', message: { key: 'setup.link.fault', values } }
}
