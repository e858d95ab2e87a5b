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

/** Where in a source an event was made. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** The index of the line that made an event, `undefined` for an event that no line made. */
export function lineOf(event: SearchEvent, code: Code): number | undefined {
  return placeOf(event, code)?.line
}

/** The line, and where in it the call begins that made the event. */
export function placeOf(event: SearchEvent, code: Code): Place | undefined {
  const call = callOf(event, code)
  if (call === undefined) return undefined
  const line = code.lines.findIndex((text) => text.includes(call))
  return line < 0 ? undefined : { line, column: code.lines[line].indexOf(call) }
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
  const { columns } = code.recording
  if (columns.parent[node] < 0)
    return columns.side[node] === 1 ? `tree.root('backward'` : 'tree.root('
  const reason = reasonOf(columns.reason[node])
  if (reason) return `tree.prune(child, '${reason}'`
  const solved = solutionMarkers(code.recording).has(node)
  return solved && testsWhenGenerated(code) ? 'tree.solve(child' : keepCall(code)
}

function solveCall(node: Node, code: Code): string {
  if (!testsWhenGenerated(code)) return 'tree.solve(node'
  return code.recording.columns.parent[node] < 0 ? 'tree.solve(root' : 'tree.solve(child'
}

/** The call that puts a kept child where it waits, whatever it waits in. */
function keepCall({ lines }: Code): string | undefined {
  const calls = lines.map((line) => /\w+\.(?:enqueue|push)\(child\b/.exec(line)?.[0])
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
