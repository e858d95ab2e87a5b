import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontierOrderOf } from '../../../src/recording/frontierOrder'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import { Assembler } from '../../../src/recording/transfer/assembler'
import { cutChunk } from '../../../src/recording/transfer/chunk'
import { Recorder, defaultBudget } from '../../../src/recording/write/recorder'
import { answersOf } from '../answers'
import { anyLargeRun, anySmallRun, runOf } from '../arbitraryRuns'

interface Sent {
  /** The recording at the sender when the part was cut. */
  readonly direct: Recording
  /** The recording that the receiver put together. */
  readonly assembled: Recording
}

/** Records so many expansions for each part, and sends the part to an assembler. */
function sendInChunks(run: Run, stretches: readonly number[], budget?: number): readonly Sent[] {
  const recorder = new Recorder(run, budget)
  const assembler = new Assembler(budget ?? defaultBudget)
  let before: Recording | undefined
  return stretches.map((stretch) => {
    recorder.advance(stretch)
    const direct = recorder.recording()
    // A part goes through a message, which copies it.
    const assembled = assembler.append(structuredClone(cutChunk(direct, before)))
    before = direct
    return { direct, assembled }
  })
}

const stretches = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 6 })
const toTheEnd = Number.POSITIVE_INFINITY

function callsOf({ calls, events }: Recording): Uint8Array {
  return calls.items.slice(0, events)
}

describe('a recording sent in parts', () => {
  it('answers the same as the one it was cut from, after each part', () => {
    fc.assert(
      fc.property(anySmallRun, stretches, (run, stretches) => {
        for (const { direct, assembled } of sendInChunks(run, [...stretches, toTheEnd])) {
          const frontier = frontierOrderOf(run.chosen)
          expect(answersOf(assembled, frontier)).toEqual(answersOf(direct, frontier))
        }
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  it('answers the same where it outgrows its budget', () => {
    const budget = fc.integer({ min: 1, max: 900 })
    fc.assert(
      fc.property(anySmallRun, stretches, budget, (run, stretches, budget) => {
        for (const { direct, assembled } of sendInChunks(run, [...stretches, toTheEnd], budget)) {
          const frontier = frontierOrderOf(run.chosen)
          expect(answersOf(assembled, frontier)).toEqual(answersOf(direct, frontier))
        }
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  it('leaves the recordings that were put together before as they were', () => {
    fc.assert(
      fc.property(anyLargeRun, stretches, (run, stretches) => {
        const sent = sendInChunks(run, stretches)
        const fresh = new Recorder(run)
        sent.forEach(({ assembled }, part) => {
          fresh.advance(stretches[part])
          const made = fresh.recording()
          expect(answersOf(assembled)).toEqual(answersOf(made))
          expect(callsOf(assembled)).toEqual(callsOf(made))
        })
      }),
      { numRuns: 20 },
    )
  }, 30_000)

  it('has the columns of the whole 8-puzzle after many parts', () => {
    const run = runOf({ start: '867254301' })
    const { direct, assembled } = sendInChunks(run, new Array<number>(40).fill(5_000)).at(-1)!
    for (const column of ['low', 'parent', 'depth', 'reason', 'twin', 'leftAt', 'side'] as const) {
      const [sent, original] = [assembled, direct].map(({ columns, rows }) =>
        columns[column].subarray(0, rows),
      )
      expect(Buffer.compare(bytesOf(sent), bytesOf(original)), column).toBe(0)
    }
  })

  it.each([
    ['expansions', { expanded: 3, rows: 5 }, 'a part is missing between rows 0 and 5'],
    ['rows', { expanded: 0, rows: 5 }, 'a part is missing between rows 0 and 5'],
  ])('does not take a part before which %s are missing', (_, sent, told) => {
    const recorder = new Recorder(runOf({ start: '867254301' }))
    recorder.advance(10)
    const later = cutChunk(recorder.recording(), {
      ...{ events: 8, markers: [], ...sent },
      totals: { perIteration: [] },
    })
    expect(() => new Assembler(defaultBudget).append(later)).toThrow(new RangeError(told))
  })
})

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}
