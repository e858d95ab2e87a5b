import type { SearchEvent } from '../../recording/query/events'
import { goalTestOf } from '../../recording/goalTest'
import type { RunOutcome } from '../../recording/marker'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { solutionMarkers } from '../../recording/query/markers'
import type { ChosenSolver } from '../../solvers/manifest/chooseSolver'
import type { Node } from '../../solvers/solver'

/** What has to be known to tell which line of a solver made an event. */
export interface Code {
  readonly recording: Recording
  /** The solver, with the options it ran with. */
  readonly chosen: ChosenSolver
  /** The solver's source, a text for each line. */
  readonly lines: readonly string[]
}

/** The index of the line that made an event, `undefined` for an event that no line made. */
export function lineOf(event: SearchEvent, code: Code): number | undefined {
  const call = callOf(event, code)
  if (call === undefined) return undefined
  const line = code.lines.findIndex((text) => text.includes(call))
  return line < 0 ? undefined : line
}

/** How the call that made an event begins in the source. */
function callOf(event: SearchEvent, code: Code): string | undefined {
  if (event.kind === 'expand') return 'tree.expand('
  if (event.kind === 'generate') return generateCall(event.node, code)
  if (event.kind === 'solution') return solveCall(event.node, code)
  if (event.kind === 'supersede') return 'tree.supersede('
  if (event.kind === 'drop') return 'tree.drop('
  if (event.kind === 'iteration') return 'tree.beginIteration('
  return finishCall(event.outcome, code)
}

function generateCall(node: Node, code: Code): string | undefined {
  const { parent, reason: reasons, side } = code.recording.columns
  const isRoot = parent[node] < 0
  const root = side[node] === 1 ? 'goal' : 'root'
  const reason = reasonOf(reasons[node])
  if (reason) return `tree.prune(${isRoot ? 'root' : 'child'}, '${reason}'`
  const isMet = solutionMarkers(code.recording).has(node) && testsWhenGenerated(code)
  // A start that is the goal is told as it is made, and never waits.
  if (isRoot) return isMet ? 'tree.root(' : keepCall(code, root)
  return isMet ? 'tree.solve(child' : keepCall(code, 'child')
}

function solveCall(node: Node, code: Code): string {
  if (!testsWhenGenerated(code)) return 'tree.solve(node'
  return code.recording.columns.parent[node] < 0 ? 'tree.solve(root' : 'tree.solve(child'
}

/** The call that puts a kept node where it waits, whatever it waits in. */
function keepCall({ lines }: Code, kept: 'root' | 'goal' | 'child'): string | undefined {
  const keeping = new RegExp(`\\w+\\.(?:enqueue|push)\\(${kept}\\b`)
  const calls = lines.map((line) => keeping.exec(line)?.[0])
  return calls.find((call) => call !== undefined)
}

function finishCall(outcome: RunOutcome, code: Code): string | undefined {
  if (outcome.kind === 'solved') {
    // A search for all solutions ends where it hands out the first one.
    const handsOut = 'return found'
    if (
      code.lines.some((line) => line.includes(handsOut)) &&
      code.chosen.options.solutions === 'all'
    ) {
      return handsOut
    }
    return solveCall(outcome.node, code)
  }
  const ends = outcome.kind === 'exhausted' || outcome.kind === 'limit'
  return ends ? `'exhausted'` : undefined
}

function testsWhenGenerated({ chosen }: Code): boolean {
  return goalTestOf(chosen) === 'generation'
}
