import { bestFirst } from '../../src/solvers/bestFirst'
import type { Search, Solver, Steps } from '../../src/solvers/solver'

/** A solver that nobody needs: best-first search by f = g + h + bias. */
function toy(search: Search<typeof choices>): Steps {
  const { tree, options } = search
  return bestFirst(search, (node) => tree.depth(node) + tree.h(node) + options.bias)
}

const choices = [
  { kind: 'heuristic', name: 'heuristic' },
  { kind: 'choice', name: 'toyMood', values: ['calm', 'wild'] },
  { kind: 'number', name: 'bias', range: [0, 9], default: 1.5, decimals: 1 },
] as const

export const toySolver = {
  id: 'toy-search',
  source: 'bestFirst.ts',
  options: choices,
  frontier: { order: 'priority', by: 'f' },
  f: (g, h, { bias }) => g + h + bias,
  goalTest: () => 'expansion',
  optimality: ({ toyMood }, heuristic) =>
    toyMood === 'calm' && heuristic?.admissible ? 'optimal' : 'none',
  refuses: ({ reversible }, { toyMood }) =>
    toyMood === 'wild' && !reversible ? { option: 'toyMood', refusal: 'irreversible' } : undefined,
  run: toy,
} as const satisfies Solver<typeof choices>

/** Its words, as they would stand in `src/words/en/solvers.ts`. */
export const toyWords = {
  name: 'Toy search',
  f: { is: 'f = g + h + b', sum: '{{g, number}} + {{h, number}} + {{bias, number}}' },
  why: { optimal: 'Toys are honest.', none: 'Wild toys may miss a shorter path.' },
}

export const toyOptionWords = {
  toyMood: {
    name: 'Mood of the toy',
    help: 'how the toy feels',
    values: { calm: 'it is calm', wild: 'it is wild' },
    hints: { calm: 'Looks before it leaps.', wild: 'Leaps.' },
  },
  bias: { name: 'Bias', help: 'what is added to f', hint: 'Any number from 0 to 9.' },
}
