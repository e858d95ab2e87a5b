import type { SourceLine } from '../../../build/source/sourceLine'
import type { NumberedCall } from '../../solvers/callSite'
import type { Solver } from '../../solvers/solver'
import { sourceLines } from './sourceLines'

const files = import.meta.glob<readonly SourceLine[]>(
  ['../../solvers/*.ts', '!**/index.ts', '!**/solver.ts', '!**/callSite.ts'],
  { query: '?highlighted', import: 'default', eager: true },
)
const calls = import.meta.glob<readonly NumberedCall[]>(
  ['../../solvers/*.ts', '!**/index.ts', '!**/solver.ts', '!**/callSite.ts'],
  { query: '?calls', import: 'default', eager: true },
)

/** A source, as the code pane shows it. */
export interface SolverSource {
  readonly file: string
  readonly lines: readonly SourceLine[]
  /** Its calls, by number less 1. */
  readonly calls: readonly NumberedCall[]
}

/** The source of a solver: its file, or the text of a search of one's own. */
export function sourceOf({ source, own }: Solver): SolverSource {
  if (own) return { file: source, lines: plainLines(own.text), calls: own.calls }
  const file = `../../solvers/${source}`
  return { file: `src/solvers/${source}`, lines: files[file] ?? [], calls: calls[file] ?? [] }
}

function plainLines(text: string): readonly SourceLine[] {
  const lines = sourceLines(text.trimEnd())
  return lines.map((line) => [{ text: line, kind: 'plain' }])
}

/** The lines of a source as plain text. */
export function linesAsText({ lines }: SolverSource): readonly string[] {
  return lines.map((tokens) => tokens.map(({ text }) => text).join(''))
}
