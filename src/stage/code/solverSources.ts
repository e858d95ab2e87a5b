import type { Solver } from '../../solvers/solver'
import type { SourceLine } from '../../../build/sourceLine'

const files = import.meta.glob<readonly SourceLine[]>(
  ['../../solvers/*.ts', '!**/index.ts', '!**/solver.ts'],
  { query: '?highlighted', import: 'default', eager: true },
)

/** A source file, as the code pane shows it. */
export interface SolverSource {
  readonly file: string
  readonly lines: readonly SourceLine[]
}

/** The source file of a solver. */
export function sourceOf({ source }: Solver): SolverSource {
  return { file: `src/solvers/${source}`, lines: files[`../../solvers/${source}`] ?? [] }
}

/** The lines of a source as plain text. */
export function linesAsText({ lines }: SolverSource): readonly string[] {
  return lines.map((tokens) => tokens.map(({ text }) => text).join(''))
}
