import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/problems/problem'
import { frontierOrderOf } from '../../src/recording/frontierOrder'
import { countsAt } from '../../src/recording/query/counts'
import { rowsAt } from '../../src/recording/query/events'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import { generatedPerLevel, iterationAt } from '../../src/recording/query/iterations'
import { kept } from '../../src/recording/reasonCodes'
import type { Recording } from '../../src/recording/recording'
import { Assembler } from '../../src/recording/transfer/assembler'
import { cutChunk } from '../../src/recording/transfer/chunk'
import { Recorder } from '../../src/recording/write/recorder'
import { runOf } from './arbitraryRuns'

/**
 * Recordings that are many times longer than the stretches that their indexes are made of, each
 * asked while it grows.
 */
const searches: readonly Settings[] = [
  { solver: 'breadth-first', start: '867254301' },
  { solver: 'bidirectional', start: '867254301' },
  { solver: 'depth-first', start: '627381450', limit: '24' },
  { solver: 'iterative-deepening', start: '867254301' },
  { solver: 'a-star', heuristic: 'sum', start: '627381450' },
  { solver: 'greedy', start: '867254301' },
  { solver: 'weighted-a-star', weight: '1.37', start: '867254301' },
  { solver: 'beam', width: '900', heuristic: 'misplaced', start: '867254301' },
  { solver: 'uniform-cost', start: '867254301' },
]
const budget = 60_000

describe.each(searches)('$solver over many rows', (settings) => {
  const run = runOf(settings)
  const grown = growing(settings)

  it('has the nodes in its frontier that wait, in the order of that frontier', () => {
    for (const { recording, steps } of grown) {
      for (const step of steps) {
        const frontier = frontierAt(recording, step, frontierOrderOf(run.chosen))
        expect(new Set(frontier)).toEqual(new Set(waiting(recording, step)))
        expect(frontier).toEqual(frontier.slice().sort(comparing(recording, settings, step)))
      }
    }
  })

  it('has the counts of each level', () => {
    for (const { recording, steps } of grown) {
      for (const step of steps) {
        const first = iterationAt(recording, step).firstRow
        const rows = Array.from(
          { length: rowsAt(recording, step) - first },
          (_, row) => first + row,
        )
        const { depth, reason } = recording.columns
        const perLevel = (nodes: readonly number[]) => {
          const counts: number[] = []
          for (const node of nodes) counts[depth[node]] = (counts[depth[node]] ?? 0) + 1
          return counts
        }
        expect(generatedPerLevel(recording, step)).toEqual(perLevel(rows))
        expect(countsAt(recording, step).perLevel).toEqual(
          perLevel(rows.filter((row) => reason[row] === kept)),
        )
      }
    }
  })
})

function growing(settings: Record<string, string>) {
  const recorder = new Recorder(runOf(settings), budget)
  const assembler = new Assembler(budget)
  let before: Recording | undefined
  // To its end iterative deepening would run for half a minute, and only count: no row has room.
  return [2_000, 5_000, 9_000, budget].map((expansions) => {
    recorder.advance(expansions)
    const direct = recorder.recording()
    const recording = assembler.append(structuredClone(cutChunk(direct, before)))
    before = direct
    const last = recording.events - 1
    const steps = [1, 0.97, 0.5, 0.3, 0.31].map((share) => Math.floor(last * share))
    // Asked at once, so that each part finds what the indexes took from the ones before.
    for (const step of steps) countsAt(recording, step)
    for (const step of steps) frontierAt(recording, step, 'queue')
    return { recording, steps }
  })
}

function waiting({ columns, ...rest }: Recording, step: number): readonly number[] {
  const rows = Array.from({ length: rowsAt({ columns, ...rest }, step) }, (_, row) => row)
  return rows.filter((row) => columns.reason[row] === kept && columns.leftAt[row] > step)
}

type Value = (depth: number, h: number, settings: Settings) => number

/** What decides when a node leaves a priority queue. */
const valueIn: Readonly<Record<string, Value>> = {
  'a-star': (depth, h) => depth + h,
  'weighted-a-star': (depth, h, { weight }) => 100 * depth + Math.round(100 * Number(weight)) * h,
  greedy: (_, h) => h,
  beam: (depth, h) => 1000 * depth + h,
  'uniform-cost': (depth) => depth,
}

/** Compares as the documented order says, from the markers up to the step alone. */
function comparing({ columns, markers }: Recording, settings: Settings, step: number) {
  const { solver } = settings
  const { depth, h, parent } = columns
  const places = new Map<number, number>()
  for (const mark of markers) {
    if (mark.event > step || mark.kind !== 'supersede' || !mark.waiting) continue
    places.set(mark.by, places.get(mark.node) ?? mark.node)
  }
  const place = (node: number) => places.get(node) ?? node
  const value = (node: number) => valueIn[solver](depth[node], h[node], settings)
  return (one: number, other: number) => {
    if (solver === 'breadth-first' || solver === 'bidirectional') return one - other
    if (solver === 'depth-first') return other - one
    if (!(solver in valueIn)) return parent[other] - parent[one] || one - other
    return value(one) - value(other) || place(one) - place(other)
  }
}
