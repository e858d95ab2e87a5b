import { puzzleNames } from '../puzzles'
import type { Settings } from '../puzzles/puzzle'
import { hasRandomBoards } from './startBoards'

/** The experiment of a table that is often taught: what is run where no searches are asked for. */
const ofSliding = {
  order: 'down-right-left-up',
  solvers: 'breadth-first,depth-first,a-star:bound=sum',
}
// They need neither a bound nor a single goal.
const ofOthers = { solvers: 'breadth-first,depth-first' }

/** The texts of an experiment; those of the usual one where they ask for no searches. */
export function withUsual(texts: Settings): Settings & { readonly solvers: string } {
  const { solvers, puzzle = puzzleNames[0] } = texts
  if (solvers !== undefined) return { ...texts, solvers }
  const usual = hasRandomBoards(puzzle) ? ofSliding : ofOthers
  return { ...usual, ...texts, solvers: usual.solvers }
}

/**
 * The options that searches have in experiments where nothing else is said. The goal is tested when
 * a node is taken, as the other searches do it: only so can the nodes taken be compared.
 */
export const usualOptions: Settings = { goalTest: 'expansion' }
