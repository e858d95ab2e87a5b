import type { AnyNode, ImportDeclaration, Program } from 'acorn'
import { SourceFault, lineOfNode } from '../faults/sourceFault'
import type { Impossible } from '../faults/sourceFault'
import { isFunction, isWithin, walk } from '../syntax'
import { withLinesOf } from './edits'
import type { Replacement } from './edits'
import { importable } from './modules'

// The statement before may end without a semicolon: it does not go on in the one that comes after.
const nothing = ';'

/**
 * Turns imports into what a search is given, and takes the word `export` away, so that the module
 * can be the body of a function.
 *
 * @param given what the object with the modules is called in the source
 * @throws SourceFault where something is imported that is not there
 */
export function rewriteImports(
  program: Program,
  source: string,
  given: string,
): readonly Replacement[] {
  const used = checkPossible(program)
  return program.body.flatMap((statement): Replacement[] => {
    const { start, end } = statement
    switch (statement.type) {
      case 'ImportDeclaration':
        return [replaced(start, end, takenFrom(statement, given, used), source)]
      case 'ExportNamedDeclaration':
        if (statement.source) throw impossible('export from', statement)
        if (!statement.declaration) return [replaced(start, end, nothing, source)]
        return [replaced(start, statement.declaration.start, '', source)]
      case 'ExportDefaultDeclaration':
        throw impossible('export default', statement)
      case 'ExportAllDeclaration':
        throw impossible('export from', statement)
      default:
        return []
    }
  })
}

function replaced(at: number, end: number, text: string, source: string): Replacement {
  return { at, end, text: withLinesOf(text, source.slice(at, end)) }
}

function takenFrom(statement: ImportDeclaration, given: string, used: ReadonlySet<string>): string {
  const from = String(statement.source.value)
  const known = importable.get(from)
  if (!known) {
    const problem = { kind: 'unknown-import', from, known: [...importable.keys()] } as const
    throw new SourceFault(problem, lineOfNode(statement))
  }
  // A type that is imported without the word `type` is in the source with types alone.
  const taken = statement.specifiers.filter((each) => known.length > 0 || used.has(each.local.name))
  const names = taken.map((each) => {
    const name =
      each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
        ? each.imported.name
        : '*'
    if (!known.includes(name)) {
      throw new SourceFault({ kind: 'no-such-export', from, name, known }, lineOfNode(each))
    }
    return name === each.local.name ? name : `${name}: ${each.local.name}`
  })
  return names.length === 0
    ? nothing
    : `const { ${names.join(', ')} } = ${given}[${JSON.stringify(from)}];`
}

/**
 * Refuses what a body of a function cannot hold, or what would load something.
 *
 * @returns the names that the program has outside of its imports
 */
function checkPossible(program: Program): ReadonlySet<string> {
  const used = new Set<string>()
  /** The last function that is in no other: all that is in it comes before what follows it. */
  let outermost: AnyNode | undefined
  walk(program, (node, within) => {
    if (node.type === 'Identifier' && within?.type !== 'ImportSpecifier') used.add(node.name)
    const isAtTop = !outermost || !isWithin(node, outermost)
    if (isAtTop && isFunction(node)) outermost = node
    if (node.type === 'ImportExpression') throw impossible('import()', node)
    if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      throw impossible('import.meta', node)
    }
    const waits = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)
    if (waits && isAtTop) throw impossible('await', node)
    if (isFunction(node) && node.async && node.generator) throw impossible('async', node)
  })
  return used
}

function impossible(what: Impossible, node: AnyNode): SourceFault {
  return new SourceFault({ kind: 'not-possible', what }, lineOfNode(node))
}
