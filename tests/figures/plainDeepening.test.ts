import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRun } from '../../src/recording/run'
import { record } from '../../src/recording/write/recorder'
import { generatedByDeepening } from './plainDeepening'

it.each(['152436780', '123046758', '451260738'])(
  'the reckoning of iterative deepening agrees with its run: %s',
  (start) => {
    const run = readRun({ start, solver: 'iterative-deepening' })
    if (!run.ok) throw new Error('not a run')
    expect(record(run.value, 0).totals.generated).toBe(generatedByDeepening(start))
  },
)

it('a lesson tells what it generates from the farthest board, which takes minutes to run', () => {
  const text = readFileSync('lessons/07-lower-bound-pruning.md', 'utf8')
  const told = /It generates ([\d,]+) nodes, and IDA/.exec(text)?.[1]
  expect(told).toBe(generatedByDeepening('867254301').toLocaleString('en'))
})
