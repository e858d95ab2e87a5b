import { describe, expect, it } from 'vitest'
import { alikeAt } from '../../../src/recording/query/alike'
import { comingTo } from '../../../src/recording/query/coming'
import { iterationAt } from '../../../src/recording/query/iterations'
import { readRun } from '../../../src/recording/run'
import { cancelled } from '../../../src/recording/write/cancelled'
import { record } from '../../../src/recording/write/recorder'

const byNumber = (low: number) => low

/** A search of a graph in which D has no way from S. */
function recorded(solver: string) {
  const graph = 'S - A 1\nS - B 4\nA - B 1\nB - G 5\nD - E 1\nstart S; goal G'
  const run = readRun({ problem: 'graph', graph, solver })
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  const { map } = run.value.problem
  const names = map?.kind === 'places' ? map.places.map(({ name }) => name) : []
  return { recording: record(run.value), placeNamed: (name: string) => names.indexOf(name) }
}

describe('the nodes at one place', () => {
  it('are all that have reached it by a step, but the one that is asked', () => {
    const { recording, placeNamed } = recorded('uniform-cost')
    const { low } = recording.columns
    const last = recording.events - 1
    const all = Array.from({ length: recording.rows }, (_, node) => node)
    const atB = all.filter((node) => low[node] === placeNamed('B'))
    expect(atB.length).toBeGreaterThan(1)
    expect([...alikeAt(recording, last, atB[0], byNumber)]).toEqual(atB.slice(1))
    const until = recording.columns.generatedAt[atB[0]]
    expect([...alikeAt(recording, until, atB[0], byNumber)]).toEqual([])
  })

  it('are those of the iteration that runs', () => {
    const { recording } = recorded('iterative-deepening')
    const last = recording.events - 1
    const { firstRow } = iterationAt(recording, last)
    expect(firstRow).toBeGreaterThan(0)
    const { low } = recording.columns
    const all = Array.from({ length: recording.rows }, (_, node) => node)
    const later = all.filter((node) => node > firstRow && low[node] === low[firstRow])
    expect(later).not.toEqual([])
    expect([...alikeAt(recording, last, firstRow, byNumber)]).toEqual(later)
    // The start of each iteration is at the place of the first node of all.
    expect(recording.columns.low[firstRow]).toBe(recording.columns.low[0])
  })
})

describe('what is to come to a place', () => {
  it('is the first node that reaches it, and when', () => {
    const { recording, placeNamed } = recorded('uniform-cost')
    const { low, generatedAt } = recording.columns
    const node = low.indexOf(placeNamed('G'))
    const coming = comingTo(recording, 0, placeNamed('G'), byNumber)
    expect(coming).toEqual({ kind: 'later', node, step: generatedAt[node] })
  })

  it('is nothing, where the search ends without it', () => {
    const { recording, placeNamed } = recorded('uniform-cost')
    expect(comingTo(recording, 0, placeNamed('D'), byNumber)).toEqual({ kind: 'never' })
  })

  it('is not known of a search that was stopped, or records no more', () => {
    const { recording, placeNamed } = recorded('uniform-cost')
    for (const cut of [
      cancelled({ ...recording, outcome: undefined }),
      { ...recording, outcome: undefined },
      { ...recording, overBudget: true },
    ]) {
      expect(comingTo(cut, 0, placeNamed('D'), byNumber)).toEqual({ kind: 'unknown' })
    }
  })
})
