import type { Node } from 'acorn'

/** What is wrong with the source of a search. */
export type SourceProblem =
  /** It is no program; `told` is what the parser says. */
  | { readonly kind: 'syntax'; readonly told: string }
  | { readonly kind: 'unknown-import'; readonly from: string; readonly known: readonly string[] }
  | { readonly kind: 'no-such-export'; readonly from: string; readonly name: string }
  | { readonly kind: 'not-possible'; readonly what: Impossible }
  | { readonly kind: 'reserved'; readonly name: string }
  | { readonly kind: 'no-manifest' | 'two-manifests' }
  /** The manifest says more than can be read without running it. */
  | { readonly kind: 'unreadable' | 'too-much' }
  | { readonly kind: 'unknown-name'; readonly name: string }
  | { readonly kind: 'manifest-field'; readonly field: string; readonly wanted: Wanted }

/** What a source cannot do. */
export type Impossible = 'await' | 'import()' | 'import.meta' | 'export default' | 'export from'

/** What a field of a manifest has to be. */
export type Wanted =
  | 'id'
  | 'options'
  | 'option-name'
  | 'option-twice'
  | 'frontier'
  | 'goal-test'
  | 'function'
  | 'boolean'
  | 'missing'

/** A place in a source that cannot be read, and why. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'

  /** @param line from 1 on */
  constructor(
    readonly problem: SourceProblem,
    readonly line: number,
  ) {
    super(problem.kind)
  }
}

/** The line that a node begins in, from 1 on. */
export function lineOfNode({ loc }: Node): number {
  return loc?.start.line ?? 1
}
