import { expect, it } from 'vitest'
import { solutionMarkers } from '../../../src/recording/query/markers'
import { stateOf } from '../../../src/recording/query/path/path'
import { readRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import { nodeFacts } from '../../../src/stage/board/nodeFacts'
import { stateName } from '../../../src/stage/board/stateName'
import { say } from '../../../src/words/message'

function runOf(settings: Record<string, string>) {
  const run = readRun(settings)
  if (!run.ok) throw new Error('not a run')
  return run.value
}

const run = runOf({ problem: 'sliding-3x3', start: '123405678' })
const recording = record(run, 1000)

it('knows of a node only what has happened', () => {
  expect(nodeFacts(recording, run, 0, 0)).toMatchObject({
    status: 'waiting',
    done: undefined,
    move: undefined,
    children: [],
  })
  expect(nodeFacts(recording, run, 0, 3)).toMatchObject({
    status: 'expanded',
    done: { as: 'expanded', at: 1 },
    children: [
      { node: 1, status: 'waiting' },
      { node: 2, status: 'waiting' },
    ],
  })
  expect(nodeFacts(recording, run, 4, 3).status).toBe('absent')
})

it('names the earlier twin of a pruned node', () => {
  const pruned = recording.columns.reason.findIndex((reason) => reason > 0)
  const facts = nodeFacts(recording, run, pruned, recording.events - 1)
  expect(facts.pruned).toEqual({ reason: 'reached', twin: 0, twinDropped: false })
  expect(facts.done).toBeUndefined()
})

it('knows f = g + h where a search has asked for h', () => {
  const withH = runOf({ solver: 'a-star', start: '451260738' })
  const { value } = nodeFacts(record(withH), withH, 3, 20)
  expect(value && say(value.of)).toBe('13 = 1 + 12')
  expect(nodeFacts(recording, run, 0, 0).value).toBeUndefined()
})

it('reads a board row by row', () => {
  expect(stateName(run.problem, run.problem.start)).toBe('123 405 678')
  const { problem } = runOf({ problem: 'sliding-4x3' })
  expect(stateName(problem, problem.start)).toBe('1 2 3 4 5 6 7 8 9 10 11 0')
  const pegs = runOf({ problem: 'pegs-13' }).problem
  expect(stateName(pegs, pegs.start)).toBe('111 11 101 11 111')
})

it.each([
  ['greedy', /^h: \d+$/],
  ['beam', /^h: \d+$/],
  ['uniform-cost', /^g: \d+$/],
  ['a-star', /^f = g \+ h: \d+ = \d+ \+ \d+$/],
  ['weighted-a-star', /^f = g \+ w × h: \d+ = \d+ \+ 2 × \d+$/],
  ['ida-star', /^f = g \+ h: \d+ = \d+ \+ \d+$/],
])('knows of %s the value that it goes by: %s', (solver, told) => {
  const valued = runOf({ solver, start: '451260738' })
  const value = nodeFacts(record(valued, 1000), valued, 2, 20).value
  expect(value && `${say(value.is)}: ${say(value.of)}`).toMatch(told)
})

it('does not say of a node deeper than the depth limit that it was compared with the goal', () => {
  const limited = runOf({ solver: 'depth-first', limit: '1', start: '123456078' })
  const all = record(limited)
  const below = all.columns.reason.findIndex((reason) => reason > 0)
  expect(nodeFacts(all, limited, below, all.events - 1).pruned?.reason).toBe('tooDeep')
})

it('knows a mirror image from the board that was reached', () => {
  const mirrored = runOf({ problem: 'blocks', start: 'classic', mirror: 'on' })
  const all = record(mirrored, 5000)
  const pruned = Array.from({ length: all.rows }, (_, node) =>
    nodeFacts(all, mirrored, node, all.events - 1),
  ).flatMap((facts, node) => (facts.pruned ? [{ node, ...facts.pruned }] : []))
  const boardOf = (node: number) => mirrored.problem.format(stateOf(all, node))
  expect(new Set(pruned.map(({ reason }) => reason))).toEqual(new Set(['reached', 'mirrored']))
  for (const { node, reason, twin = -1 } of pruned) {
    expect(boardOf(node) === boardOf(twin)).toBe(reason === 'reached')
  }
})

it('knows where two sides meet, which need not be the goal', () => {
  const twoWays = runOf({ solver: 'bidirectional', start: '451260738' })
  const met = record(twoWays)
  const [mark] = solutionMarkers(met).values()
  expect(nodeFacts(met, twoWays, mark.node, mark.event)).toMatchObject({
    told: 'meets',
    done: { as: 'meets', at: mark.event },
  })
})

it('knows of a pruned node whether its twin was dropped by then', () => {
  const beam = runOf({ solver: 'beam', start: '867254301', width: '2' })
  const all = record(beam)
  const drops = all.markers.filter((marker) => marker.kind === 'drop')
  const { node, event } = drops.find((drop) => all.columns.twin.includes(drop.node)) ?? drops[0]
  const pruned = all.columns.twin.indexOf(node)
  const at = (step: number) => nodeFacts(all, beam, pruned, step).pruned?.twinDropped
  expect(at(all.events - 1)).toBe(true)
  const before = all.columns.generatedAt[pruned]
  expect(at(before)).toBe(event <= before)
})
