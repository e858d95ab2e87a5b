import type { Message } from './message'

/** What a solver is called. */
export function solverName(id: string): Message {
  return names[`solver ${id}`] ?? { key: 'setup.asItIs', values: { text: id } }
}

const names: Readonly<Record<string, Message | undefined>> = {
  'solver breadth-first': { key: 'setup.solver.breadth-first' },
  'solver bidirectional': { key: 'setup.solver.bidirectional' },
  'solver depth-first': { key: 'setup.solver.depth-first' },
  'solver iterative-deepening': { key: 'setup.solver.iterative-deepening' },
  'solver ida-star': { key: 'setup.solver.ida-star' },
  'solver a-star': { key: 'setup.solver.a-star' },
  'solver greedy': { key: 'setup.solver.greedy' },
  'solver uniform-cost': { key: 'setup.solver.uniform-cost' },
}
