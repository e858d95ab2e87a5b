import fc from 'fast-check'
import { effectScope } from 'vue'
import { expect, it } from 'vitest'
import { hintSearch } from '../../src/play/hint/hintSearch'
import { boardKey } from '../../src/play/hint/knowledge'
import { leastMoves } from '../../src/play/hint/leastMoves'
import { useHint } from '../../src/play/hint/useHint'
import { movesOf } from '../../src/play/moves'
import type { Puzzle, State } from '../../src/puzzles/puzzle'
import { record } from '../../src/recording/recorder'
import { readRun } from '../../src/recording/run'
import { recordHere } from '../lessons/recordHere'
import { runOf } from '../recording/arbitraryRuns'
import { puzzleOf } from './playOf'

/** All boards of a puzzle whose moves can be undone, by how many moves they are from the goal. */
function tableOf(puzzle: Puzzle): ReadonlyMap<string, { state: State; moves: number }> {
  const all = new Map([[boardKey(puzzle.start), puzzle.start]])
  for (const state of all.values()) {
    for (const { after } of movesOf(puzzle, state)) all.set(boardKey(after), after)
  }
  const goals = [...all.values()].filter(({ low, high }) => puzzle.isGoal(low, high))
  const table = new Map(goals.map((state) => [boardKey(state), { state, moves: 0 }]))
  for (const { state, moves } of table.values()) {
    for (const { after } of movesOf(puzzle, state)) {
      if (!table.has(boardKey(after)))
        table.set(boardKey(after), { state: after, moves: moves + 1 })
    }
  }
  return table
}

/** What a hint for a board is. */
async function hintFor(puzzle: Puzzle, state: State) {
  const hint = effectScope().run(() => useHint(recordHere))
  if (!hint) throw new Error('no scope')
  hint.ask(puzzle, state)
  await Promise.resolve()
  return { hint, known: hint.known.value.get(boardKey(state)) }
}

async function agrees(puzzle: Puzzle, states: readonly { state: State; moves: number }[]) {
  for (const { state, moves } of states) {
    const { known, hint } = await hintFor(puzzle, state)
    expect(known).toMatchObject({ kind: 'way', moves, shortest: true })
    if (known?.kind !== 'way' || known.next === undefined) continue
    const next = movesOf(puzzle, state).find(({ action }) => action === known.next)
    const after = next && hint.known.value.get(boardKey(next.after))
    expect(after).toMatchObject({ moves: moves - 1 })
  }
}

it('tells the distance that the table of the whole space has, for any board of six cells', async () => {
  const puzzle = puzzleOf({ puzzle: 'sliding-3x2', start: '123450' })
  const table = [...tableOf(puzzle).values()]
  expect(table).toHaveLength(360)
  await agrees(puzzle, table)
})

it('tells the distance that the table has, for random boards of the 8-puzzle', async () => {
  const puzzle = puzzleOf({ puzzle: 'sliding-3x3', start: '867254301' })
  const goal = puzzle.goal ?? puzzle.start
  // A plain breadth-first search from the goal, one word a board.
  const moves = new Map([[goal.low, 0]])
  for (const [low, depth] of moves) {
    for (const { after } of movesOf(puzzle, { low, high: 0 })) {
      if (!moves.has(after.low)) moves.set(after.low, depth + 1)
    }
  }
  expect(moves.size).toBe(181_440)
  const boards = [...moves].map(([low, depth]) => ({ state: { low, high: 0 }, moves: depth }))
  const chosen = fc.sample(fc.integer({ min: 0, max: boards.length - 1 }), 12)
  await agrees(
    puzzle,
    chosen.map((at) => boards[at]),
  )
})

it.each(['cell', 'straight', 'any'])(
  'tells the distance that the table has on a small layout of blocks, metric %s',
  async (metric) => {
    const puzzle = puzzleOf({ puzzle: 'blocks', start: 'three-by-three', metric })
    const table = [...tableOf(puzzle).values()]
    expect(table.length).toBeGreaterThan(20)
    await agrees(puzzle, table)
  },
)

it('says that no way leads to the goal', async () => {
  const tiles = puzzleOf({ start: '213' + '456780' })
  expect((await hintFor(tiles, tiles.start)).known).toEqual({ kind: 'none' })
  const pegs = puzzleOf({ puzzle: 'pegs-13', start: '1000000000001' })
  expect((await hintFor(pegs, pegs.start)).known).toEqual({ kind: 'none' })
})

it('does not claim that a way is a shortest one where many pegs are left', async () => {
  const many = puzzleOf({ puzzle: 'pegs-33' })
  expect((await hintFor(many, many.start)).known).toMatchObject({ kind: 'way', shortest: false })
  const few = puzzleOf({ puzzle: 'pegs-13' })
  expect((await hintFor(few, few.start)).known).toMatchObject({ moves: 7, shortest: true })
})

it('searches without end on no board that is the goal, and answers from memory', async () => {
  const puzzle = puzzleOf({ start: '123456780' })
  const { hint, known } = await hintFor(puzzle, puzzle.start)
  expect(known).toMatchObject({ moves: 0, next: undefined })
  hint.ask(puzzle, puzzle.start)
  expect(hint.searching.value).toBeUndefined()
})

it('can be cancelled, says so, and can be asked again', async () => {
  const puzzle = puzzleOf({ start: '867254301' })
  const hint = effectScope().run(() => useHint(recordHere))
  hint?.ask(puzzle, puzzle.start)
  hint?.cancel()
  await Promise.resolve()
  expect(hint?.unanswered.value).toBe('cancelled')
  expect(hint?.known.value.size).toBe(0)
  hint?.ask(puzzle, puzzle.start)
  await Promise.resolve()
  expect(hint?.known.value.get(boardKey(puzzle.start))).toMatchObject({ moves: 31 })
})

it('asks for runs that can be run, on every puzzle', () => {
  for (const puzzle of ['sliding-4x4', 'sliding-2x2', 'blocks', 'pegs-13', 'pegs-15', 'pegs-33']) {
    const made = puzzleOf({ puzzle })
    expect(readRun(hintSearch(made, made.start).settings).ok).toBe(true)
  }
})

it('knows the least number of moves from a run only if its search finds a shortest way', () => {
  const least = (solver: string) => {
    const run = runOf({ start: '123456078', solver })
    return leastMoves(new Map(), run.puzzle.start, run, record(run))
  }
  expect([least('breadth-first'), least('a-star'), least('greedy')]).toEqual([2, 2, undefined])
})
