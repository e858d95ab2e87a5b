import bestFirst from '../../solvers/bestFirst.ts?highlighted'
import bidirectional from '../../solvers/bidirectional.ts?highlighted'
import breadthFirst from '../../solvers/breadthFirst.ts?highlighted'
import depthFirst from '../../solvers/depthFirst.ts?highlighted'
import idaStar from '../../solvers/idaStar.ts?highlighted'
import iterativeDeepening from '../../solvers/iterativeDeepening.ts?highlighted'

type Lines = typeof breadthFirst

/** The source file of a solver, as the code pane shows it. */
export interface SolverSource {
  readonly file: string
  readonly lines: Lines
}

/** The source of each solver, by its id. */
export const solverSources: Readonly<Record<string, SolverSource | undefined>> = {
  'breadth-first': { file: 'src/solvers/breadthFirst.ts', lines: breadthFirst },
  bidirectional: { file: 'src/solvers/bidirectional.ts', lines: bidirectional },
  'depth-first': { file: 'src/solvers/depthFirst.ts', lines: depthFirst },
  'iterative-deepening': { file: 'src/solvers/iterativeDeepening.ts', lines: iterativeDeepening },
  'ida-star': { file: 'src/solvers/idaStar.ts', lines: idaStar },
  'a-star': { file: 'src/solvers/bestFirst.ts', lines: bestFirst },
  greedy: { file: 'src/solvers/bestFirst.ts', lines: bestFirst },
  'uniform-cost': { file: 'src/solvers/bestFirst.ts', lines: bestFirst },
}

/** The lines of a source as plain text. */
export function linesAsText({ lines }: SolverSource): readonly string[] {
  return lines.map((tokens) => tokens.map(({ text }) => text).join(''))
}
