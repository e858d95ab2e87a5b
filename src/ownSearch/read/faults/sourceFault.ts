import type { Node } from 'acorn'
import type { Result } from '../../../problems/result'
import type { ForeignLanguage } from './foreignLines'

/** What is wrong with the source of a search. */
export type SourceProblem =
  /** It is no program; `told` is what the parser says. */
  | { readonly kind: 'syntax'; readonly told: string }
  /** It is no program: something begins there that has no end. */
  | { readonly kind: 'unclosed'; readonly what: 'text' | 'template' | 'comment' }
  /** It is no program: the bracket that a line is told up to is not closed. */
  | { readonly kind: 'unclosed-bracket'; readonly opening: string; readonly closing: string }
  /** It is no program: a bracket is closed there that was not opened. */
  | { readonly kind: 'unopened' }
  /** It is no program: a line goes on in the next one, which is a regular expression. */
  | { readonly kind: 'no-semicolon' }
  /** It is written in another language: `here` takes the place of what is written, if anything does. */
  | {
      readonly kind: 'other-language'
      readonly language: ForeignLanguage
      readonly written: string
      readonly here: string | undefined
    }
  | { readonly kind: 'python' | 'jsx' }
  /** It prints, as another language does. */
  | { readonly kind: 'prints'; readonly name: string }
  /** A character that no program has there, and the one that may be meant. */
  | {
      readonly kind: 'strange-character'
      readonly character: string
      readonly meant?: string | undefined
    }
  /** The parser was still at it after so long. */
  | { readonly kind: 'too-slow'; readonly seconds: number }
  | { readonly kind: 'unknown-import'; readonly from: string; readonly known: readonly string[] }
  | {
      readonly kind: 'no-such-export'
      readonly from: string
      readonly name: string
      readonly known: readonly string[]
    }
  | { readonly kind: 'not-possible'; readonly what: Impossible }
  | { readonly kind: 'reserved'; readonly name: string }
  | { readonly kind: 'no-manifest' | 'two-manifests' }
  /** The manifest says more than can be read without running it. */
  | { readonly kind: 'unreadable' | 'too-much' }
  | { readonly kind: 'unknown-name'; readonly name: string; readonly nearest?: string | undefined }
  | { readonly kind: 'manifest-field'; readonly field: string; readonly wanted: Wanted }
  /** An option of the manifest, by its name or else by its place from 1 on. */
  | {
      readonly kind: 'wrong-option'
      readonly option: string | number
      readonly wanted: WantedOfOption
    }

/** What a source cannot do. */
export type Impossible =
  | 'await'
  /** A generator whose steps would have to be waited for. */
  | 'async'
  | 'import()'
  | 'import.meta'
  | 'export default'
  | 'export from'
  /** A comment in a script, and none in a module. */
  | '<!--'

/** What a field of a manifest has to be. */
export type Wanted =
  | 'id'
  | 'options'
  | 'frontier'
  | 'goal-test'
  | 'function'
  | 'boolean'
  | 'missing'

/** What an option of a manifest has to be. */
export type WantedOfOption =
  | 'object'
  | 'kind'
  | 'name'
  | 'twice'
  | 'values'
  | 'range'
  | 'default'
  | 'decimals'
  | 'heuristic'
  | 'reached'

/** What is wrong with a source, and at which line, from 1 on. */
export interface WrongSource {
  readonly problem: SourceProblem
  readonly line: number
}

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

/** What comes of reading a source, or what is wrong with it. */
export function unlessWrong<Value>(read: () => Value): Result<Value, WrongSource> {
  try {
    return { ok: true, value: read() }
  } catch (reason) {
    if (!(reason instanceof SourceFault)) throw reason
    return { ok: false, fault: { problem: reason.problem, line: reason.line } }
  }
}

/** The line that a node begins in, from 1 on. */
export function lineOfNode({ loc }: Node): number {
  return loc?.start.line ?? 1
}
