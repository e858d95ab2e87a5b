import type { Settings } from '../../problems/problem'
import { refused } from '../../problems/result'
import type { Result } from '../../problems/result'
import { findOwnSolver } from '../../solvers/manifest/ownSolvers'
import type { Solver } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { loadOwnCode } from '../loadOwnCode'
import { namedIn } from './namedCode'
import type { NamedCode } from './namedCode'

const notLoaded = refused({ key: 'ownSearch.lab.notLoaded' })

type OwnCodeProgram = Awaited<ReturnType<typeof loadOwnCode>>

/** The source of a search, and the part of the program that reads it. */
interface Unpacked {
  readonly program: OwnCodeProgram
  readonly source: string
}

/**
 * Unpacks the code of a search; nothing of it is read.
 *
 * @param from where it has come from, for the words that say what is wrong
 */
export async function unpackNamed(
  { code }: NamedCode,
  from: 'link' | 'file',
): Promise<Result<Unpacked, Message>> {
  const program = await loadedProgram()
  if (!program) return notLoaded
  const unpacked = await program.unpackText(code)
  if (unpacked.ok) return { ok: true, value: { program, source: unpacked.value } }
  if (from === 'link') return refused(program.packMessage(unpacked.fault))
  return refused({ key: 'ownSearch.everywhere.brokenInFile' })
}

/** Reads the source of a search, so that settings can name it; nothing of it is run. */
export async function readUnpacked(
  { code }: NamedCode,
  { program, source }: Unpacked,
): Promise<Result<Solver, Message>> {
  const added = await program.addSource(source, code).catch(() => undefined)
  if (!added) return notLoaded
  if (added.ok) return added
  const { line, problem } = added.fault
  const why = program.sourceMessage(problem)
  return refused({ key: 'ownSearch.lab.wrong', values: { line, why } })
}

/**
 * Reads the code of a search, so that settings can name it; nothing of it is run.
 *
 * @param from where it has come from, for the words that say what is wrong
 */
export async function readNamed(
  named: NamedCode,
  from: 'link' | 'file',
): Promise<Result<Solver, Message>> {
  const known = findOwnSolver({ ...named })
  // One that was read in another way needs what runs it, too.
  if (known) return (await loadedProgram()) ? { ok: true, value: known } : notLoaded
  const unpacked = await unpackNamed(named, from)
  return unpacked.ok ? readUnpacked(named, unpacked.value) : unpacked
}

/** Reads the code of several; answers with what is wrong with each that cannot be read. */
export async function readAllNamed(
  searches: readonly Settings[],
  from: 'link' | 'file',
): Promise<readonly Message[]> {
  const read = await Promise.all(
    searches.flatMap((search) => namedIn(search) ?? []).map((each) => readNamed(each, from)),
  )
  return read.flatMap((each) => (each.ok ? [] : [each.fault]))
}

function loadedProgram(): Promise<OwnCodeProgram | undefined> {
  return loadOwnCode().catch(() => undefined)
}
