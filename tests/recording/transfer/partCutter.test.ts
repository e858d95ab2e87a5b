import { expect, it } from 'vitest'
import { PartCutter, rowsOfChunk } from '../../../src/recording/transfer/partCutter'
import { Recorder } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

function cutting() {
  const recorder = new Recorder(runOf({ start: '867254301' }))
  let now = 0
  const cutter = new PartCutter(recorder, () => now)
  const recordUntilDue = () => {
    while (!cutter.isDue && !recorder.advance(1));
    return recorder.rows
  }
  return { recorder, cutter, recordUntilDue, wait: (time: number) => (now += time) }
}

it('cuts a small first part, so that there is a tree to see, and larger ones after it', () => {
  const { cutter, recordUntilDue } = cutting()
  const first = recordUntilDue()
  expect(first).toBeGreaterThanOrEqual(2_000)
  // An expansion has four children at most.
  expect(first).toBeLessThan(2_005)
  expect(cutter.cut()).toMatchObject({ fromRow: 0, rows: first })
  const second = recordUntilDue()
  expect(second - first).toBeGreaterThanOrEqual(rowsOfChunk)
  expect(second - first).toBeLessThan(rowsOfChunk + 5)
  expect(cutter.cut()).toMatchObject({ fromRow: first, rows: second })
})

it('cuts a part of a slow search when the last one was a tenth of a second ago', () => {
  const { recorder, cutter, wait } = cutting()
  for (let part = 0; part < 2; part++) {
    recorder.advance(1)
    wait(100)
    expect(cutter.isDue).toBe(false)
    wait(1)
    expect(cutter.isDue).toBe(true)
    cutter.cut()
    expect(cutter.isDue).toBe(false)
  }
})
