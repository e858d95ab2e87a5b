import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { traceSize } from '../../../src/exports/trace/traceSize'
import { traceText } from '../../../src/exports/trace/traceText'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { anyRecording } from '../../recording/anyRecording'
import { anyRunBy, runOf } from '../../recording/arbitraryRuns'
import { NaiveTree } from '../../recording/naiveTree'
import { readTrace } from './readTrace'
import type { ReadEvent } from './readTrace'

const sayCut = ({ written, all }: { written: number; all: number }) => `${written} of ${all}`

function ofType(events: readonly ReadEvent[], type: string): readonly ReadEvent[] {
  return events.filter((event) => event.type === type)
}

function parentOf(number: number): string | null {
  return number < 0 ? null : String(number)
}

describe('a trace', () => {
  it.each(['breadth-first', 'bidirectional', 'iterative-deepening', 'ida-star', 'a-star', 'beam'])(
    'of %s has every node once, with its parent, and what becomes of it',
    (solver) => {
      fc.assert(
        fc.property(anyRunBy(solver), (run) => {
          const { events } = readTrace(traceText(run, record(run), sayCut, 1_000_000))
          const tree = NaiveTree.at(run)
          const nodes = ofType(events, 'generating').map(({ id, pId }) => [id, pId])
          expect(nodes).toEqual(tree.nodes.map(({ parent }, id) => [String(id), parentOf(parent)]))
          expect(ofType(events, 'expanding').map(({ id }) => id)).toEqual(tree.expanded.map(String))
          expect(ofType(events, 'pruned').map(({ id }) => id)).toEqual(tree.pruned.map(String))
          expect(ofType(events, 'goal')).toHaveLength(tree.solutions)
          // All of it is there: nothing is said to be left out.
          expect(ofType(events, 'cut')).toEqual([])
        }),
        { numRuns: 15 },
      )
    },
  )

  it('says the same parent in all events of a node, none of them before it is generated', () => {
    fc.assert(
      fc.property(anyRecording, ({ run, recording }) => {
        const { events } = readTrace(traceText(run, recording, sayCut, 1_000_000))
        const parents = new Map<string, string | null>()
        const isRight = ({ type, id, pId }: ReadEvent) => {
          if (parents.has(id) === (type === 'generating')) return false
          if (type === 'generating') parents.set(id, pId)
          return pId === parents.get(id) && (pId === null || parents.has(pId))
        }
        // Asked for all at once: there are many thousands.
        expect(events.filter((event) => !isRight(event))).toEqual([])
        expect(parents.size).toBe(recording.rows)
      }),
    )
  })

  it('has as many events as its size says, and says what is left out', () => {
    fc.assert(
      fc.property(anyRecording, fc.integer({ min: 1, max: 300 }), ({ run, recording }, most) => {
        const { written, all } = traceSize(recording, most)
        const { events } = readTrace(traceText(run, recording, sayCut, most))
        const cut = ofType(events, 'cut')
        expect(events.length - cut.length).toBe(written)
        expect(cut.map(({ message }) => message)).toEqual(
          written < all ? [`${written} of ${all}`] : [],
        )
        expect(events.length).toBeLessThanOrEqual(most + 1)
      }),
    )
  })

  it('counts what a recording had no room for', () => {
    const run = runOf({ start: '867254301', solver: 'breadth-first' })
    const recorder = new Recorder(run, 100)
    recorder.advance(Number.POSITIVE_INFINITY)
    const whole = new Recorder(run)
    whole.advance(Number.POSITIVE_INFINITY)
    expect(traceSize(recorder.recording()).all).toBe(traceSize(whole.recording()).all)
  })

  it('has f, g and h where the search asks for h, in costs', () => {
    const run = runOf({ problem: 'graph', graph: 'romania', solver: 'a-star' })
    const { events } = readTrace(traceText(run, record(run), sayCut))
    expect(events[0]).toMatchObject({ state: 'Arad', g: 0, h: 366, f: 366 })
    const bucharest = events.find(({ type }) => type === 'goal')
    expect(bucharest).toMatchObject({ state: 'Bucharest', g: 418, h: 0, f: 418 })
    // The end is at the goal, so that its path is drawn.
    expect(events.at(-1)).toMatchObject({ type: 'end', id: bucharest?.id, state: 'Bucharest' })
    const plain = runOf({ start: '123456078', solver: 'breadth-first' })
    const [first] = readTrace(traceText(plain, record(plain), sayCut)).events
    expect(first).toMatchObject({ g: 0 })
    expect(first).not.toHaveProperty('h')
    expect(first).not.toHaveProperty('f')
  })

  it('has the limits of the iterations at their roots', () => {
    const run = runOf({ start: '123456078', solver: 'iterative-deepening' })
    const { events } = readTrace(traceText(run, record(run), sayCut))
    const roots = events.filter(({ limit }) => limit !== undefined)
    expect(roots.map(({ pId }) => pId)).toEqual(roots.map(() => null))
    expect(roots.map(({ limit }) => limit)).toEqual([0, 1, 2])
  })

  it('has two roots where a search begins at both ends, and what meets', () => {
    const run = runOf({ start: '451260738', solver: 'bidirectional' })
    const { events } = readTrace(traceText(run, record(run), sayCut))
    const roots = ofType(events, 'generating').filter(({ pId }) => pId === null)
    expect(roots.map(({ side }) => side)).toEqual([undefined, 'goal'])
    const [goal] = ofType(events, 'goal')
    const sideOf = (id: unknown) => events.find((event) => event.id === id)?.side
    expect(sideOf(goal.id)).not.toBe(sideOf(goal.meets))
  })
})
