import breadthFirst from '../../solvers/breadthFirst.ts?highlighted'

type Lines = typeof breadthFirst

/** The source file of a solver, as the code pane shows it. */
export interface SolverSource {
  readonly file: string
  readonly lines: Lines
}

/** The source of each solver, by its id. */
export const solverSources: Readonly<Record<string, SolverSource | undefined>> = {
  'breadth-first': { file: 'src/solvers/breadthFirst.ts', lines: breadthFirst },
}

/** The lines of a source as plain text. */
export function linesAsText({ lines }: SolverSource): readonly string[] {
  return lines.map((tokens) => tokens.map(({ text }) => text).join(''))
}
