import { transform } from 'sucrase'
import { SourceFault } from './faults/sourceFault.ts'
import { asInEditor } from './syntax.ts'

/**
 * Takes the types out of a TypeScript source; every line stays where it is. The parser reads what
 * stands in some brackets twice, and so takes years for a few short sources: a page asks for this in
 * time (see `readInTime`).
 *
 * @throws SourceFault
 */
export function withoutTypes(source: string): string {
  try {
    return transformed(asInEditor(source))
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason
    // "Error transforming …: Unexpected token (3:14)"
    const [, told, line] = /^(?:Error transforming [^:]*: )?(.*?) \((\d+):\d+\)$/s.exec(
      reason.message,
    ) ?? ['', reason.message, '1']
    throw new SourceFault({ kind: 'syntax', told: told.replace(/\.$/, '') }, Number(line))
  }
}

/** The most that are looked at, each of which has the source read once more. */
const mostBare = 20

/**
 * The parser takes what follows a `yield` for what is yielded, also where that ends a bracket or an
 * item, as in `(yield)`. It is given the `undefined` that such a yield has.
 */
function transformed(source: string, bare = 0): string {
  try {
    // An import of what is not there is told, also where nothing is made of it.
    const options = { disableESTransforms: true, keepUnusedImports: true } as const
    return transform(source, { transforms: ['typescript'], ...options }).code
  } catch (reason) {
    const at = reason instanceof Error && 'pos' in reason ? Number(reason.pos) : 0
    const before = source.slice(0, at).trimEnd()
    if (bare === mostBare || !/\byield$/.test(before) || !/^[)\],:]/.test(source.slice(at))) {
      throw reason
    }
    return transformed(`${before} undefined${source.slice(before.length)}`, bare + 1)
  }
}
