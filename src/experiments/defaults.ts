import { findManifest, problemNames } from '../problems'
import type { Settings } from '../problems/problem'
import type { Solver } from '../solvers/solver'

/** The experiment of a table that is often taught: what is run where no searches are asked for. */
const ofSliding = {
  order: 'down-right-left-up',
  solvers: 'breadth-first,depth-first,a-star:heuristic=sum',
}
// They need neither a heuristic nor a single goal.
const ofOthers = { solvers: 'breadth-first,depth-first' }

/** What a page opens with: searches as the lab has them, and a heuristic that is never too high. */
export const openingExperiment: Settings = {
  solvers: 'breadth-first:goalTest=generation,depth-first,a-star',
}

/** The texts of an experiment; those of the default one where they ask for no searches. */
export function withDefault(texts: Settings): Settings & { readonly solvers: string } {
  const { solvers, problem = problemNames[0] } = texts
  if (solvers !== undefined) return { ...texts, solvers }
  const defaults = findManifest(problem)?.family === 'sliding' ? ofSliding : ofOthers
  return { ...defaults, ...texts, solvers: defaults.solvers }
}

/**
 * The options that searches have in experiments where nothing else is said. The goal is tested when
 * a node is taken, as the other searches do it: only so can the nodes taken be compared.
 */
export const defaultOptions: Settings = { goalTest: 'expansion' }

/** Those that a solver can have: a search of one's own may mean something else by the same name. */
export function defaultOptionsOf(solver: Solver | undefined): Settings {
  const can = (name: string, value: string) =>
    solver?.options.some(
      (option) => option.kind === 'choice' && option.name === name && option.values.includes(value),
    )
  return Object.fromEntries(
    Object.entries(defaultOptions).filter(([name, value]) => can(name, value)),
  )
}

/** The search that is added to those of an experiment, to be changed. */
export const addedSearch: Settings = { solver: 'ida-star' }
