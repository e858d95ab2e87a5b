import { describe, expect, it } from 'vitest'
import { eventAt } from '../../../src/recording/query/events'
import type { SearchEvent } from '../../../src/recording/query/events'
import type { Recording } from '../../../src/recording/recording'
import { cancelled } from '../../../src/recording/write/cancelled'
import { record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { lineOf } from '../../../src/stage/code/eventLine'
import { linesAsText, sourceOf } from '../../../src/stage/code/solverSources'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'
import { runOf } from '../../recording/arbitraryRuns'

function codeOf(settings: Record<string, string>) {
  const run = runOf(settings)
  const source = sourceOf(run.chosen.solver)
  return { recording: record(run), calls: source.calls, lines: linesAsText(source) }
}

function litAt(step: number, { recording, calls }: ReturnType<typeof codeOf>) {
  return lineOf(step, recording, calls)
}

function eventsOf(recording: Recording): SearchEvent[] {
  return Array.from({ length: recording.events }, (_, step) => eventAt(recording, step))
}

const boards = {
  'two by two, solvable': { problem: 'sliding-2x2', start: '3102', goal: '1230' },
  'two by two, without a solution': { problem: 'sliding-2x2', start: '2130', goal: '1230' },
  'two by two, solved at the start': { problem: 'sliding-2x2', start: '1230', goal: '1230' },
  'two by three, solvable': { problem: 'sliding-2x3', start: '451203', goal: '123450' },
  'two by three, without a solution': { problem: 'sliding-2x3', start: '213450', goal: '123450' },
}

const near = { problem: 'sliding-3x2', start: '123045', goal: '123450' }

it('the boards end as they are named', () => {
  const ends = Object.values(boards).map((board) => codeOf(board).recording.outcome?.kind)
  expect(ends).toEqual(['solved', 'exhausted', 'solved', 'solved', 'exhausted'])
})

describe.each(['generation', 'expansion'])('with the goal tested at %s', (goalTest) => {
  it.each(Object.entries(boards))('each event has exactly one line: %s', (_, board) => {
    const code = codeOf({ ...board, goalTest })
    for (const event of eventsOf(code.recording)) {
      const line = litAt(event.event, code)
      expect(line, JSON.stringify(event)).toBeDefined()
      const text = code.lines[line ?? -1].trim()
      expect(code.lines.filter((other) => other.trim() === text)).toHaveLength(1)
    }
  })

  it.each(Object.entries(boards))('the line tells what happened: %s', (_, board) => {
    const code = codeOf({ ...board, goalTest })
    const { recording, lines } = code
    const goal = recording.outcome?.kind === 'solved' ? recording.outcome.node : undefined
    for (const event of eventsOf(recording)) {
      const text = lines[litAt(event.event, code) ?? -1]
      expect(text).toMatch(expectedText(event, recording, goal, goalTest))
    }
  })
})

function expectedText(
  event: SearchEvent,
  { columns }: Recording,
  goal: number | undefined,
  goalTest: string,
): RegExp {
  const early = goalTest === 'generation'
  const solve = early
    ? goal === 0
      ? /tree\.solve\(root\)/
      : /tree\.solve\(child\)/
    : /tree\.solve\(node\)/
  if (event.kind === 'expand') return /tree\.expand\(node\)/
  if (event.kind === 'solution') return solve
  if (event.kind === 'finish') return goal === undefined ? /return { kind: 'exhausted' }/ : solve
  if (!('node' in event)) throw new Error(`breadth-first search has no ${event.kind}`)
  if (event.node === 0)
    return goal === 0 && early ? /const root = tree\.root\(\)/ : /frontier\.enqueue\(root\)/
  if (columns.reason[event.node] > 0) return /tree\.prune\(child, 'reached', twin\)/
  return early && event.node === goal ? solve : /frontier\.enqueue\(child\)/
}

describe.each([
  { solver: 'bidirectional' },
  { solver: 'depth-first' },
  { solver: 'depth-first', limit: '4' },
  { solver: 'iterative-deepening' },
  { solver: 'iterative-deepening', solutions: 'all', undo: 'allowed' },
  { solver: 'ida-star' },
  { solver: 'ida-star', solutions: 'all', limits: 'by-one', heuristic: 'misplaced' },
  { solver: 'a-star' },
  { solver: 'a-star', heuristic: 'sum' },
  { solver: 'greedy' },
  { solver: 'uniform-cost' },
  { solver: 'weighted-a-star', weight: '3.5' },
  { solver: 'beam' },
  { solver: 'beam', width: '1' },
])('with %o', (settings) => {
  it.each([boards['two by two, solvable'], boards['two by two, solved at the start'], near])(
    'each event has exactly one line: %o',
    (board) => {
      const code = codeOf({ ...board, ...settings })
      for (const event of eventsOf(code.recording)) {
        const line = litAt(event.event, code)
        expect(line, JSON.stringify(event)).toBeDefined()
        const text = code.lines[line ?? -1].trim()
        expect(code.lines.filter((other) => other.trim() === text)).toHaveLength(1)
      }
    },
  )
})

describe('the line that is lit when a root is made agrees with what is told', () => {
  const starts = [boards['two by two, solvable'], boards['two by two, solved at the start']]

  it.each(solvers.flatMap(({ id }) => starts.map((board) => ({ ...board, solver: id }))))(
    '%o',
    (settings) => {
      const run = runOf(settings)
      const code = codeOf(settings)
      const { recording } = code
      const roots = eventsOf(recording).filter(
        (event) => event.kind === 'generate' && recording.columns.parent[event.node] < 0,
      )
      expect(roots.length).toBeGreaterThan(0)
      for (const event of roots) {
        const said = say(narrate(recording, run, event.event))
        const line = code.lines[litAt(event.event, code) ?? -1]
        if (/ put (in|on) the /.test(said)) expect(line).toMatch(/(enqueue|push)\((root|goal)/)
        else if (/ is pruned/.test(said)) expect(line).toContain('tree.prune(root')
        else
          expect([said, line.trim()]).toEqual(['The start is node 0.', 'const root = tree.root()'])
      }
    },
  )
})

it('no line made the end of a run that somebody stopped', () => {
  const code = codeOf(boards['two by three, without a solution'])
  const recording = cancelled({ ...code.recording, outcome: undefined })
  expect(litAt(recording.events - 1, { ...code, recording })).toBeUndefined()
})

it('every solver that can be chosen has its source', () => {
  for (const solver of solvers) {
    expect(sourceOf(solver).lines.length, solver.id).toBeGreaterThan(10)
  }
})
