import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { findOwnSolver } from '../../solvers/manifest/ownSolvers'
import type { Solver } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { loadOwnCode } from '../loadOwnCode'
import { namedIn } from './namedCode'
import type { NamedCode } from './namedCode'

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
  const program = await loadOwnCode().catch(() => undefined)
  if (!program) return wrong({ key: 'ownSearch.lab.notLoaded' })
  if (known) return { ok: true, value: known }
  const unpacked = await program.unpackSource(named.code)
  if (!unpacked.ok) {
    return wrong(
      from === 'link'
        ? program.packMessage(unpacked.fault)
        : { key: 'ownSearch.everywhere.brokenInFile' },
    )
  }
  const added = program.addSource(unpacked.value, named.code)
  if (added.ok) return added
  const { line, problem } = added.fault
  return wrong({
    key: 'ownSearch.lab.wrong',
    values: { line, why: program.sourceMessage(problem) },
  })
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

function wrong(fault: Message) {
  return { ok: false, fault } as const
}
