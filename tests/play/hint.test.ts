import fc from 'fast-check'
import { expect, it } from 'vitest'
import { effectScope } from 'vue'
import { hintSearch } from '../../src/play/hint/hintSearch'
import { stateKey, withWay } from '../../src/play/hint/knowledge'
import type { Knowledge } from '../../src/play/hint/knowledge'
import { leastMoves } from '../../src/play/hint/leastMoves'
import { useHint } from '../../src/play/hint/useHint'
import { movesOf } from '../../src/play/moves'
import type { Action, Problem, State } from '../../src/problems/problem'
import { readRun } from '../../src/recording/run'
import { Recorder, record } from '../../src/recording/write/recorder'
import { recordHere } from '../lessons/recordHere'
import { runOf } from '../recording/arbitraryRuns'
import { problemOf } from './playOf'

/** All boards of a problem whose moves can be undone, by how many moves they are from the goal. */
function tableOf(problem: Problem): ReadonlyMap<string, { state: State; moves: number }> {
  const all = new Map([[stateKey(problem.start), problem.start]])
  for (const state of all.values()) {
    for (const { after } of movesOf(problem, state)) all.set(stateKey(after), after)
  }
  const goals = [...all.values()].filter(({ low, high }) => problem.isGoal(low, high))
  const table = new Map(goals.map((state) => [stateKey(state), { state, moves: 0 }]))
  for (const { state, moves } of table.values()) {
    for (const { after } of movesOf(problem, state)) {
      if (!table.has(stateKey(after)))
        table.set(stateKey(after), { state: after, moves: moves + 1 })
    }
  }
  return table
}

/** What a hint for a board is. */
async function hintFor(problem: Problem, state: State) {
  const hint = effectScope().run(() => useHint(recordHere))
  if (!hint) throw new Error('no scope')
  hint.ask(problem, state)
  await Promise.resolve()
  return { hint, known: hint.known.value.get(stateKey(state)) }
}

async function agrees(problem: Problem, states: readonly { state: State; moves: number }[]) {
  for (const { state, moves } of states) {
    const { known, hint } = await hintFor(problem, state)
    expect(known).toMatchObject({ kind: 'way', moves, shortest: true })
    if (known?.kind !== 'way' || known.next === undefined) continue
    const next = movesOf(problem, state).find(({ action }) => action === known.next)
    const after = next && hint.known.value.get(stateKey(next.after))
    expect(after).toMatchObject({ moves: moves - 1 })
  }
}

it('tells the distance that the table of the whole space has, for any board of six cells', async () => {
  const problem = problemOf({ problem: 'sliding-3x2', start: '123450' })
  const table = [...tableOf(problem).values()]
  expect(table).toHaveLength(360)
  await agrees(problem, table)
})

it('tells the distance that the table has, for random boards of the 8-puzzle', async () => {
  const problem = problemOf({ problem: 'sliding-3x3', start: '867254301' })
  const goal = problem.goal ?? problem.start
  // A plain breadth-first search from the goal, one word a board.
  const moves = new Map([[goal.low, 0]])
  for (const [low, depth] of moves) {
    for (const { after } of movesOf(problem, { low, high: 0 })) {
      if (!moves.has(after.low)) moves.set(after.low, depth + 1)
    }
  }
  expect(moves.size).toBe(181_440)
  const boards = [...moves].map(([low, depth]) => ({ state: { low, high: 0 }, moves: depth }))
  const chosen = fc.sample(fc.integer({ min: 0, max: boards.length - 1 }), 12)
  await agrees(
    problem,
    chosen.map((at) => boards[at]),
  )
})

it.each(['cell', 'straight', 'any'])(
  'tells the distance that the table has on a small layout of blocks, metric %s',
  async (metric) => {
    const problem = problemOf({ problem: 'blocks', start: 'three-by-three', metric })
    const table = [...tableOf(problem).values()]
    expect(table.length).toBeGreaterThan(20)
    await agrees(problem, table)
  },
)

it('says that no way leads to the goal', async () => {
  const tiles = problemOf({ start: '213' + '456780' })
  expect((await hintFor(tiles, tiles.start)).known).toEqual({ kind: 'none' })
  const large = problemOf({
    problem: 'sliding-4x4',
    start: '1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0',
  })
  expect((await hintFor(large, large.start)).known).toEqual({ kind: 'none' })
  const pegs = problemOf({ problem: 'pegs-13', start: '1000000000001' })
  expect((await hintFor(pegs, pegs.start)).known).toEqual({ kind: 'none' })
})

it('does not claim that a way is a shortest one where many pegs are left', async () => {
  const many = problemOf({ problem: 'pegs-33' })
  expect((await hintFor(many, many.start)).known).toMatchObject({ kind: 'way', shortest: false })
  const few = problemOf({ problem: 'pegs-13' })
  expect((await hintFor(few, few.start)).known).toMatchObject({ moves: 7, shortest: true })
})

/** The two ways to the goal on a board of four cells, whose twelve states are a ring. */
function bothWays(problem: Problem): readonly (readonly Action[])[] {
  return movesOf(problem, problem.start).map((first) => {
    const actions = [first.action]
    let [before, state] = [problem.start, first.after]
    while (!problem.isGoal(state.low, state.high)) {
      const on = movesOf(problem, state).find(({ after }) => after.low !== before.low)
      if (!on) throw new Error('no ring')
      actions.push(on.action)
      ;[before, state] = [state, on.after]
    }
    return actions
  })
}

it('keeps the shorter of two ways, and the one that is known to be a shortest', () => {
  const problem = problemOf({ problem: 'sliding-2x2', start: '0132' })
  const [short, long] = bothWays(problem).toSorted((one, other) => one.length - other.length)
  expect(short.length).toBeLessThan(long.length)
  const knownOf = (...ways: readonly (readonly [readonly Action[], boolean])[]) =>
    ways
      .reduce(
        (known: Knowledge, [way, shortest]) =>
          withWay(known, problem, problem.start, way, shortest),
        new Map(),
      )
      .get(stateKey(problem.start))
  const best = { moves: short.length, next: short[0] }
  expect(knownOf([short, false], [long, false])).toMatchObject(best)
  expect(knownOf([long, false], [short, false])).toMatchObject(best)
  expect(knownOf([short, false], [short, true])).toMatchObject({ ...best, shortest: true })
})

it('searches without end on no board that is the goal, and answers from memory', async () => {
  const problem = problemOf({ start: '123456780' })
  const { hint, known } = await hintFor(problem, problem.start)
  expect(known).toMatchObject({ moves: 0, next: undefined })
  hint.ask(problem, problem.start)
  expect(hint.searching.value).toBeUndefined()
})

it('can be cancelled, says so, and can be asked again', async () => {
  const problem = problemOf({ start: '867254301' })
  const hint = effectScope().run(() => useHint(recordHere))
  hint?.ask(problem, problem.start)
  hint?.cancel()
  await Promise.resolve()
  expect(hint?.unanswered.value).toBe('cancelled')
  expect(hint?.known.value.size).toBe(0)
  hint?.ask(problem, problem.start)
  await Promise.resolve()
  expect(hint?.known.value.get(stateKey(problem.start))).toMatchObject({ moves: 31 })
})

it('asks for runs that can be run, on every puzzle', () => {
  for (const problem of ['sliding-4x4', 'sliding-2x2', 'blocks', 'pegs-13', 'pegs-15', 'pegs-33']) {
    const made = problemOf({ problem })
    expect(readRun(hintSearch(made, made.start).settings).ok).toBe(true)
  }
})

it('knows the least number of moves from a run only if its search finds a shortest way', () => {
  const least = (solver: string) => {
    const run = runOf({ start: '123456078', solver })
    return leastMoves(new Map(), run.problem.start, run, record(run))
  }
  expect([least('breadth-first'), least('a-star'), least('greedy')]).toEqual([2, 2, undefined])
})

it('is given up after so many nodes, with the moves that are needed at least', async () => {
  const far = '15,14,8,12,10,11,13,9,2,6,5,1,3,7,4,0'
  const problem = problemOf({ problem: 'sliding-4x4', start: far })
  const most = 100_000
  const hint = effectScope().run(() => useHint(recordHere, most))
  hint?.ask(problem, problem.start)
  await Promise.resolve()
  expect(hint?.unanswered.value).toBe('tooLong')
  expect(hint?.searching.value).toBeUndefined()
  expect(hint?.nodes.value).toBeGreaterThanOrEqual(most)
  const deepening = runOf({ problem: 'sliding-4x4', start: far, solver: 'ida-star' })
  const first = new Recorder(deepening, 1)
  first.advance(1)
  // No board is more than 80 moves away.
  const [{ limit }] = first.recording().totals.perIteration
  expect(hint?.least.value).toBeGreaterThanOrEqual(limit)
  expect(hint?.least.value).toBeLessThanOrEqual(80)
})
