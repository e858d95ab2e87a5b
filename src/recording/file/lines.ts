import { inCosts } from '../costs'
import type { Marker } from '../marker'
import { stateOf } from '../query/path/path'
import { reasonOf } from '../reasonCodes'
import type { Recording } from '../recording'
import type { Run } from '../run'
import { formatName, versionFor } from './format'
import type { FileHeader } from './format'
import { fileTotals } from './totals'

/**
 * A recording of a run that has ended, line by line: what it is, then one event a line.
 *
 * @throws TypeError when the run goes on
 */
export function* recordingLines(run: Run, recording: Recording): Generator<string, void, void> {
  yield JSON.stringify(headerOf(run, recording))
  const { columns, markers, expansions, rows, events } = recording
  let row = 0
  let expansion = 0
  let marker = 0
  for (let event = 0; event < events; event++) {
    if (row < rows && columns.generatedAt[row] === event) {
      yield JSON.stringify(rowOf(run, recording, row++))
    } else if (markers[marker]?.event === event) {
      yield JSON.stringify(markerOf(markers[marker++]))
    } else {
      yield `{"expand":${expansions.items[expansion++]}}`
    }
  }
}

const linesOfChunk = 4_000

/** Lines as longer texts, so that a large file is written in few pieces. */
export function* chunksOf(lines: Iterable<string>): Generator<string, void, void> {
  let held: string[] = []
  for (const line of lines) {
    held.push(line)
    if (held.length < linesOfChunk) continue
    yield `${held.join('\n')}\n`
    held = []
  }
  if (held.length > 0) yield `${held.join('\n')}\n`
}

function headerOf({ settings, problem }: Run, recording: Recording): FileHeader {
  const { rows, events, expanded, solutions, solution, overBudget, outcome, totals } = recording
  if (!outcome) throw new TypeError('a run that goes on cannot be written down')
  return {
    format: formatName,
    version: versionFor(problem),
    settings,
    rows,
    events,
    expanded,
    solutions,
    solution: solution ?? null,
    overBudget,
    outcome,
    totals: fileTotals(totals),
  }
}

/** Default values are left out; `JSON.stringify` writes nothing for `undefined`. */
function rowOf({ problem }: Run, recording: Recording, row: number) {
  const { parent, action, g, h, reason, twin, side } = recording.columns
  const isRoot = parent[row] < 0
  return {
    generate: row,
    from: isRoot && side[row] === 1 ? 'goal' : undefined,
    parent: isRoot ? undefined : parent[row],
    action: isRoot ? undefined : action[row],
    board: problem.format(stateOf(recording, row)),
    g: problem.costs && inCosts(problem, g[row]),
    h: inCosts(problem, h[row]) || undefined,
    pruned: reasonOf(reason[row]),
    twin: twin[row] < 0 ? undefined : twin[row],
  }
}

function markerOf(marker: Marker) {
  switch (marker.kind) {
    case 'solution':
      return { solution: marker.node, meets: marker.meets }
    case 'supersede':
      return { supersede: marker.node, by: marker.by }
    case 'drop':
      return { drop: marker.node, reason: marker.reason }
    case 'iteration':
      return { iteration: marker.limit }
    case 'finish':
      return { finish: marker.outcome.kind }
  }
}
