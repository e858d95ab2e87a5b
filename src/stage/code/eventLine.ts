import type { Settings } from '../../puzzles/puzzle'
import type { SearchEvent } from '../../recording/events'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

/** What has to be known to tell which line of a solver made an event. */
export interface Code {
  readonly recording: Recording
  /** The options the solver ran with. */
  readonly options: Settings
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
  if (event.outcome.kind === 'solved') return solveCall(event.outcome.node, code)
  return event.outcome.kind === 'exhausted' ? `kind: 'exhausted'` : undefined
}

function generateCall(node: Node, code: Code): string {
  const { columns, landmarks } = code.recording
  if (columns.parent[node] < 0) return 'tree.root('
  const reason = reasonOf(columns.reason[node])
  if (reason) return `tree.prune(child, '${reason}'`
  const solved = landmarks.some((mark) => mark.kind === 'solution' && mark.node === node)
  return solved && testsWhenGenerated(code) ? 'tree.solve(child' : 'frontier.enqueue(child'
}

function solveCall(node: Node, code: Code): string {
  if (!testsWhenGenerated(code)) return 'tree.solve(node'
  return code.recording.columns.parent[node] < 0 ? 'tree.solve(root' : 'tree.solve(child'
}

function testsWhenGenerated({ options }: Code): boolean {
  return options.goalTest === 'generation'
}
