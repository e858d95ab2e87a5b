import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunksOf, recordingLines } from '../../../src/recording/file/lines'
import { LineSplitter } from '../../../src/recording/file/lineSplitter'
import { RecordingReader } from '../../../src/recording/file/recordingReader'
import { frontierOrderOf } from '../../../src/recording/frontierOrder'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import { Assembler } from '../../../src/recording/transfer/assembler'
import { cutChunk } from '../../../src/recording/transfer/chunk'
import { cancelled } from '../../../src/recording/write/cancelled'
import { record, Recorder, defaultBudget } from '../../../src/recording/write/recorder'
import { answersOf } from '../answers'
import { anyRecording } from '../anyRecording'
import { runOf } from '../arbitraryRuns'

function readAgain(run: Run, recording: Recording) {
  const reader = new RecordingReader()
  for (const line of recordingLines(run, recording)) expect(reader.read(line)).toBeUndefined()
  expect(reader.end()).toBeUndefined()
  return reader
}

/** As a page has it, which gets it in parts. */
function asSent(recording: Recording): Recording {
  return new Assembler(defaultBudget).append(structuredClone(cutChunk(recording)))
}

/** A graph whose text is longer than any state of another problem. */
const longChain = Array.from({ length: 300 }, (_, node) => {
  return `n${node} - n${node + 1} ${(node % 7) + 0.25}`
}).join('\n')

describe('a recording that is written and read again', () => {
  it('is the same recording of the same run: columns, events, and counts at every step', () => {
    fc.assert(
      fc.property(anyRecording, ({ run, recording }) => {
        const ended = cancelled(recording)
        const reader = readAgain(run, ended)
        const frontier = frontierOrderOf(run.chosen)
        expect(answersOf(asSent(reader.recording()), frontier)).toEqual(
          answersOf(asSent(ended), frontier),
        )
        expect(reader.run?.problem.settings).toEqual(run.problem.settings)
        expect(reader.run?.chosen).toEqual(run.chosen)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    { problem: 'blocks', start: 'classic', solver: 'a-star' },
    { problem: 'blocks', start: 'classic', mirror: 'on' },
    { problem: 'blocks', start: 'classic', metric: 'any', equal: 'none' },
    { problem: 'pegs-13', solver: 'depth-first' },
    { problem: 'pegs-15', solver: 'iterative-deepening' },
    { solver: 'a-star', heuristic: 'sum', start: '867254301' },
    { solver: 'bidirectional', start: '867254301' },
    { solver: 'ida-star', solutions: 'all', start: '867254301' },
    { reached: 'two-step', start: '867254301' },
    { problem: 'graph', solver: 'a-star' },
    { problem: 'graph', graph: longChain, solver: 'ida-star' },
    { problem: 'grid', map: 'terrain:64x48:3', neighbours: '8', solver: 'a-star' },
  ])('is the same for %o', (settings) => {
    const run = runOf(settings)
    const recorder = new Recorder(run)
    recorder.advance(2_000)
    const recording = cancelled(recorder.recording())
    const again = asSent(readAgain(run, recording).recording())
    const direct = asSent(recording)
    const { columns, expansions, calls, ...rest } = direct
    const { columns: columnsAgain, expansions: expansionsAgain, calls: none, ...restAgain } = again
    expect(restAgain).toEqual(rest)
    expect([calls.length > 0, none.length]).toEqual([true, 0])
    expect(expansionsAgain.items.slice(0, again.expanded)).toEqual(
      expansions.items.slice(0, direct.expanded),
    )
    const names = ['low', 'high', 'parent', 'action', 'depth', 'g', 'reason', 'twin'] as const
    for (const name of [...names, 'generatedAt', 'leftAt', 'h', 'side'] as const) {
      const differs = columns[name]
        .subarray(0, direct.rows)
        .findIndex((value, row) => value !== columnsAgain[name][row])
      expect(differs, name).toBe(-1)
    }
  })

  it.each([
    ['line feeds', '\n'],
    ['carriage returns', '\r'],
    ['both', '\r\n'],
  ])('ended with %s is made of the same lines however its text is cut into pieces', (_, end) => {
    const run = runOf({ start: '123456078' })
    const lines = [...recordingLines(run, record(run))]
    const text = [...chunksOf(lines)].join('').replaceAll('\n', end)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (size) => {
        const splitter = new LineSplitter()
        const found: string[] = []
        for (let at = 0; at < text.length; at += size) {
          found.push(...splitter.take(text.slice(at, at + size)))
        }
        expect(found).toEqual(lines)
        expect(splitter.unended).toBe('')
      }),
    )
  })
})
