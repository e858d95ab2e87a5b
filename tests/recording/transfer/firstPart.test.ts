import { expect, it } from 'vitest'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { firstPart } from '../../../src/recording/transfer/firstPart'
import { Recorder, record } from '../../../src/recording/write/recorder'

const atOnce = () => 0

function runFrom(start: string, solver = 'breadth-first'): Run {
  const run = readRun({ start, solver })
  if (!run.ok) throw new Error('no run')
  return run.value
}

it('of a small search it is the whole', () => {
  const run = runFrom('123456078')
  const { rows, events, outcome } = record(run)
  expect(firstPart(run, 1_000, atOnce)).toMatchObject({ rows, events, outcome })
})

it.each(['breadth-first', 'bidirectional', 'depth-first', 'iterative-deepening', 'ida-star'])(
  'of a large one by %s it is the beginning of the same recording',
  (solver) => {
    const run = runFrom('867254301', solver)
    const part = firstPart(run, 20_000, atOnce)
    const recorder = new Recorder(run, 20_000)
    recorder.advance(5_000)
    const { columns } = recorder.recording()
    expect(part?.outcome).toBeUndefined()
    expect(part?.rows).toBeGreaterThanOrEqual(2_000)
    const rows = part?.rows ?? 0
    expect(part?.columns.low.subarray(0, rows)).toEqual(columns.low.subarray(0, rows))
    expect(part?.columns.parent.subarray(0, rows)).toEqual(columns.parent.subarray(0, rows))
  },
)

it('a search that takes long is left to the worker after the time of a frame', () => {
  let now = 0
  const part = firstPart(runFrom('867254301'), 20_000, () => (now += 10))
  expect(part?.rows).toBeLessThan(200)
  expect(part?.outcome).toBeUndefined()
})
