import { createProblem } from '../../problems'
import type { Problem } from '../../problems/problem'
import type { Run } from '../../recording/run'
import { bestFirst } from '../../solvers/bestFirst'
import { callSite } from '../../solvers/callSite'
import type { Outcome, Search, Solver, Steps } from '../../solvers/solver'
import { notReached } from '../../structures/reachedTable'
import { misuse, toldValue } from './checked'
import { GivenNodes } from './givenNodes'
import type { SandboxTask } from './protocol'
import { safeReached } from './safeReached'
import { safeTree } from './safeTree'
import { SearchStop } from './searchStop'
import type { Turns } from './turns'
import { watchedFrontiers } from './watchedFrontiers'

/** A program as `readPlain` makes it: it is given three things, and returns how it is run. */
export type OwnProgram = (call: typeof callSite, turns: Turns, given: object) => unknown

/**
 * A run by a search of one's own.
 *
 * @throws TypeError when the settings of the problem cannot be read: they were checked before
 */
export function ownRun(
  { problem: settings, facts, options, values }: SandboxTask,
  program: OwnProgram,
  turns: Turns,
): Run {
  const { goalTest, ...known } = facts
  const solver: Solver = {
    ...known,
    // Nobody knows what it asks about.
    remembersPruned: !known.forgets,
    source: 'own.ts',
    goalTest: () => goalTest,
    optimality: () => 'none',
    // The search has a problem of its own: what it does to it, the recorder does not see.
    run: (search) => stepsOf(program, search, problemOf(settings), turns, known),
  }
  const chosen = { solver, options, values }
  return { problem: problemOf(settings), chosen, settings: { ...settings, ...options } }
}

function problemOf(settings: SandboxTask['problem']): Problem {
  const problem = createProblem(settings)
  if (!problem.ok) throw new TypeError(`no problem: ${JSON.stringify(problem.fault)}`)
  return problem.value
}

function stepsOf(
  program: OwnProgram,
  search: Search,
  problem: Problem,
  turns: Turns,
  { forgets = false, twoSided = false }: Pick<Solver, 'forgets' | 'twoSided'>,
): Steps {
  const given = new GivenNodes()
  const estimates = search.options.heuristic !== undefined
  const { forget, ...frontiers } = watchedFrontiers(given)
  const imported = {
    '../structures/queue': frontiers,
    '../structures/stack': frontiers,
    '../structures/priorityQueue': frontiers,
    '../structures/reachedTable': { notReached },
    './bestFirst': { bestFirst },
    './solver': {},
  }
  for (const each of Object.values(frontiers)) {
    Object.freeze(each.prototype)
    Object.freeze(each)
  }
  turns.resume()
  const run = program(callSite, turns, imported)
  if (typeof run !== 'function') throw new SearchStop({ kind: 'no-generator' })
  const steps: unknown = Reflect.apply(run, undefined, [
    Object.freeze({
      problem,
      tree: safeTree(search.tree, { turns, given, twoSided, estimates, begin: forget }),
      reached: safeReached(search.reached, given, forgets),
      options: Object.freeze({ ...search.options }),
    }),
  ])
  return checkedSteps(steps, turns)
}

/** Lets the search go on, and looks at what it yields, and returns in the end. */
function checkedSteps(steps: unknown, turns: Turns): Steps {
  if (!isGenerator(steps)) throw new SearchStop({ kind: 'no-generator' })
  const expansion = { done: false as const, value: 0 }
  return {
    next() {
      turns.resume()
      const { done, value } = steps.next()
      if (done) return { done, value: outcomeOf(value) }
      if (!turns.hasExpanded) throw misuse(notExpanded(value))
      return expansion
    },
  }
}

function notExpanded(value: unknown): string {
  return `It yielded ${toldValue(value)} without an expansion. Write “yield tree.expand(node)”.`
}

function isGenerator(value: unknown): value is Generator<unknown, unknown, void> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'next' in value &&
    Object.prototype.toString.call(value) === '[object Generator]'
  )
}

function outcomeOf(value: unknown): Outcome {
  if (typeof value === 'object' && value !== null && 'kind' in value) {
    if (value.kind === 'exhausted' || value.kind === 'limit') return { kind: value.kind }
    const node = 'node' in value ? value.node : undefined
    if (value.kind === 'solved' && typeof node === 'number') return { kind: 'solved', node }
  }
  throw new SearchStop({ kind: 'no-outcome', found: toldValue(value) })
}
