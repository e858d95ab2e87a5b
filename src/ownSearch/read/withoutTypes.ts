import { transform } from 'sucrase'
import { SourceFault } from './sourceFault.ts'
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
    // An import of what is not there is told, also where nothing is made of it.
    const options = { disableESTransforms: true, keepUnusedImports: true } as const
    return transform(asInEditor(source), { transforms: ['typescript'], ...options }).code
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason
    // "Error transforming …: Unexpected token (3:14)"
    const [, told, line] = /^(?:Error transforming [^:]*: )?(.*?) \((\d+):\d+\)$/s.exec(
      reason.message,
    ) ?? ['', reason.message, '1']
    throw new SourceFault({ kind: 'syntax', told: told.replace(/\.$/, '') }, Number(line))
  }
}
