import { expect, it } from 'vitest'
import { ProgressLine } from '../../../src/cli/solve/progress'
import { search } from '../../../src/cli/solve/search'
import { Recorder } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'

function watched() {
  const written: string[] = []
  const progress = new ProgressLine((text) => written.push(text))
  return { written, progress }
}

function recorderAfter(expansions: number): Recorder {
  const recorder = new Recorder(runOf({ start: '867254301' }))
  recorder.advance(expansions)
  return recorder
}

it('the progress is not told within the first second', () => {
  const { written, progress } = watched()
  progress.show(recorderAfter(3), 999)
  progress.clear()
  expect(written).toEqual([])
})

it('the progress is one line that is written over, and taken away at the end', () => {
  const { written, progress } = watched()
  progress.show(recorderAfter(3), 1000)
  progress.show(recorderAfter(5), 2999)
  progress.clear()
  progress.clear()
  expect(written.map((text) => text.replace('\r\u001b[K', '<'))).toEqual([
    '<1 s: generated 8, expanded 3',
    '<2 s: generated 12, expanded 5',
    '<',
  ])
})

it('a search tells how far it is, and stops when somebody wants it to', async () => {
  const told: number[] = []
  const { recording } = await search(runOf({ start: '867254301', reached: 'list' }), {
    repeat: 1,
    countOnly: true,
    cut: Number.POSITIVE_INFINITY,
    isStopped: () => told.length === 2,
    onProgress: (recorder, ms) => told.push(ms, recorder.recording().totals.expanded),
  })
  expect(recording.outcome).toEqual({ kind: 'cancelled' })
  expect(recording.totals.expanded).toBe(told[1])
})
