import type { Message } from './message'

/** What a problem is called: "8-puzzle (3 × 3)", "3 rows of 2". */
export function problemName(name: string): Message {
  const size = /^sliding-(\d)x(\d)$/.exec(name)
  if (!size) return names[`problem ${name}`] ?? { key: 'setup.asItIs', values: { text: name } }
  const [columns, rows] = [Number(size[1]), Number(size[2])]
  if (columns !== rows) return { key: 'setup.problem.rows', values: { count: rows, columns } }
  return { key: 'setup.problem.square', values: { tiles: columns * rows - 1, side: rows } }
}

/** What a solver is called. */
export function solverName(id: string): Message {
  return names[`solver ${id}`] ?? { key: 'setup.asItIs', values: { text: id } }
}

const names: Readonly<Record<string, Message | undefined>> = {
  'problem blocks': { key: 'setup.problem.blocks' },
  'problem pegs-13': { key: 'setup.problem.hoppers' },
  'problem pegs-15': { key: 'setup.problem.triangle' },
  'problem pegs-33': { key: 'setup.problem.english' },
  'solver breadth-first': { key: 'setup.solver.breadth-first' },
  'solver bidirectional': { key: 'setup.solver.bidirectional' },
  'solver depth-first': { key: 'setup.solver.depth-first' },
  'solver iterative-deepening': { key: 'setup.solver.iterative-deepening' },
  'solver ida-star': { key: 'setup.solver.ida-star' },
  'solver a-star': { key: 'setup.solver.a-star' },
  'solver greedy': { key: 'setup.solver.greedy' },
  'solver uniform-cost': { key: 'setup.solver.uniform-cost' },
}
