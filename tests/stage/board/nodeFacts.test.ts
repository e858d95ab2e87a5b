import { expect, it } from 'vitest'
import { record } from '../../../src/recording/recorder'
import { readRun } from '../../../src/recording/run'
import { boardName } from '../../../src/stage/board/boardName'
import { nodeFacts } from '../../../src/stage/board/nodeFacts'

function runOf(settings: Record<string, string>) {
  const run = readRun(settings)
  if (!run.ok) throw new Error('not a run')
  return run.value
}

const run = runOf({ puzzle: 'sliding-3x3', start: '123405678' })
const recording = record(run, 1000)

it('knows of a node only what has happened', () => {
  expect(nodeFacts(recording, run, 0, 0)).toMatchObject({
    status: 'waiting',
    leftAt: undefined,
    move: undefined,
    children: [],
  })
  expect(nodeFacts(recording, run, 0, 3)).toMatchObject({
    status: 'expanded',
    leftAt: 1,
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
  expect(facts.pruned).toEqual({ reason: 'reached', twin: 0 })
  expect(facts.leftAt).toBeUndefined()
})

it('knows f = g + h of what a search has estimated', () => {
  const estimating = runOf({ solver: 'a-star', start: '451260738' })
  const { values } = nodeFacts(record(estimating), estimating, 3, 20)
  expect(values).toEqual({ node: 3, g: 1, h: 12, f: 13 })
  expect(nodeFacts(recording, run, 0, 0).values).toBeUndefined()
})

it('reads a board row by row', () => {
  expect(boardName(run.puzzle, run.puzzle.start)).toBe('123 405 678')
  const { puzzle } = runOf({ puzzle: 'sliding-4x3' })
  expect(boardName(puzzle, puzzle.start)).toBe('1 2 3 4 5 6 7 8 9 10 11 0')
  const pegs = runOf({ puzzle: 'pegs-13' }).puzzle
  expect(boardName(pegs, pegs.start)).toBe('111 11 101 11 111')
})
