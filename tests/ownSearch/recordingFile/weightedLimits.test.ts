import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordingLines } from '../../../src/recording/file/lines'
import { RecordingReader } from '../../../src/recording/file/recordingReader'
import { runOf } from '../../recording/arbitraryRuns'
import { recorderOf } from '../runHere'

/** IDA* that adds one and a half times h: its limits are no whole numbers. */
const source = readFileSync('src/solvers/idaStar.ts', 'utf8')
  .replace('let limit = tree.startH()', 'let limit = 1.5 * tree.startH()')
  .replace('tree.g(child) + tree.h(child)', 'tree.g(child) + 1.5 * tree.h(child)')

function readerOf(settings: Readonly<Record<string, string>>, edit: (line: string) => string) {
  const recorder = recorderOf(source, settings)
  recorder.advance(Number.POSITIVE_INFINITY)
  const recording = recorder.recording()
  const run = runOf({ ...settings, solver: 'own:Test', code: source })
  const reader = new RecordingReader()
  const faults = [...recordingLines(run, recording)].map((line) => reader.read(edit(line)))
  return { recording, reader, fault: faults.find((each) => each !== undefined) }
}

const graph = 'node S h 1.25; node G h 0; S -> G 2.25; start S; goal G'
const asItIs = (line: string) => line

it.each([
  ['in moves', { start: '412053786' }, 1],
  ['in costs', { problem: 'graph', graph }, 100],
])(
  'limits that are no whole numbers are written, and read again, to the last digit: %s',
  (_, settings, one) => {
    const { recording, reader, fault } = readerOf(settings, asItIs)
    const limits = recording.totals.perIteration.map(({ limit }) => limit)
    expect(limits.some((limit) => !Number.isInteger(limit * one))).toBe(true)
    expect([fault, reader.end()]).toEqual([undefined, undefined])
    const again = reader.recording()
    expect(again.totals.perIteration).toEqual(recording.totals.perIteration)
    expect(again.markers).toEqual(recording.markers)
  },
)

it.each(['-1', '1e999', '"3"'])('a file with the limit %s is refused', (limit) => {
  const { fault } = readerOf({ start: '412053786' }, (line) =>
    line.replace(/^\{"iteration":[\d.]+/, `{"iteration":${limit}`),
  )
  expect(fault?.fault).toMatchObject({
    kind: 'wrong-value',
    field: 'iteration',
    expected: { kind: 'amount' },
  })
})
