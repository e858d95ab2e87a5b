import type { Program } from 'acorn'
import type { Result } from '../../problems/result'
import type { NumberedCall } from '../../solvers/callSite'
import type { Solver } from '../../solvers/solver'
import { nearestName } from '../names/nearestName'
import { sourceNames } from '../names/sourceNames'
import type { DeclaredNames, SourceNames } from '../names/sourceNames'
import { doubtsOf } from './doubts/doubts'
import type { LineInDoubt } from './doubts/doubts'
import { SourceFault, lineOfNode, unlessWrong } from './faults/sourceFault'
import type { WrongSource } from './faults/sourceFault'
import { atItsBeginning } from './faults/wrongToken'
import { readManifest } from './manifest/readManifest'
import type { ReadManifest } from './manifest/readManifest'
import { withEdits } from './rewrite/edits'
import { guardLoops } from './rewrite/guardLoops'
import { stepsElsewhere } from './rewrite/modules'
import { noteThrows } from './rewrite/noteThrows'
import { numberCalls } from './rewrite/numberCalls'
import { rewriteImports } from './rewrite/rewriteImports'
import { checkIsOneFunction, parseModule, walk } from './syntax'

/** A search that was read from its source; nothing of it has been run. */
export interface ReadSource {
  readonly source: string
  readonly solver: Omit<Solver, 'run'>
  /** A function as a text, which is given `programNames` and returns how the search is run. */
  readonly program: string
  /** The calls that make its events, by number less 1. */
  readonly calls: readonly NumberedCall[]
  readonly names: SourceNames
  /** What it hardly means so. */
  readonly doubts: readonly LineInDoubt[]
}

/** What a program is given, in this order: where it is, the counter of turns, and the modules. */
const programNames = ['$call', '$turns', '$given'] as const
const [callName, turnsName, givenName] = programNames

/**
 * Reads the source of a search, as a file in `src/solvers` has it.
 *
 * @param plain the same without its types (see `withoutTypes`)
 */
export function readPlain(
  source: string,
  plain: Result<string, WrongSource>,
): Result<ReadSource, WrongSource> {
  const read = plain.ok ? unlessWrong(() => readOrThrow(source, plain.value)) : plain
  return read.ok ? read : { ok: false, fault: atItsBeginning(source, read.fault) }
}

/** Reads the manifest; a name that is not known is told with the one that may be meant. */
function manifestOf(program: Program, names: DeclaredNames): ReadManifest {
  try {
    return readManifest(program)
  } catch (reason) {
    if (!(reason instanceof SourceFault) || reason.problem.kind !== 'unknown-name') throw reason
    const nearest = nearestName(reason.problem.name, names.declared)
    throw new SourceFault({ ...reason.problem, nearest }, reason.line)
  }
}

function readOrThrow(source: string, plain: string): ReadSource {
  const module = parseModule(plain)
  checkNames(module)
  const declared = sourceNames(module)
  const { solver, name } = manifestOf(module, declared)
  const names = { ...declared, options: solver.options.map((option) => option.name) }
  const stepsHere = !module.body.some(
    (each) => each.type === 'ImportDeclaration' && each.source.value === stepsElsewhere,
  )
  const numbered = stepsHere ? numberCalls(module, callName) : { insertions: [], calls: [] }
  const guards = guardLoops(module, turnsName)
  const throws = noteThrows(module, turnsName)
  const body = withEdits(plain, [
    ...rewriteImports(module, plain, givenName),
    ...guards.opening,
    ...throws.opening,
    ...numbered.insertions,
    ...throws.closing,
    ...guards.closing,
  ])
  const named = programNames.join(', ')
  // The source begins on the first line, so that its lines are its own. An arrow function has no
  // `arguments`, which would give what these names stand for to a source that may not name them.
  const program = `((${named}) => { "use strict"; ${body}\nreturn ${name}.run })`
  checkIsOneFunction(program)
  const doubts = doubtsOf(module, plain, names)
  return { source, solver, calls: numbered.calls, names, program, doubts }
}

function checkNames(program: Program): void {
  walk(program, (node) => {
    const name = node.type === 'Identifier' ? node.name : undefined
    const reserved = programNames.find((each) => each === name)
    if (reserved) throw new SourceFault({ kind: 'reserved', name: reserved }, lineOfNode(node))
  })
}
