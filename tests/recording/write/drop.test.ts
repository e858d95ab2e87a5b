import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordingLines } from '../../../src/recording/file/lines'
import { RecordingReader } from '../../../src/recording/file/recordingReader'
import { countsAt } from '../../../src/recording/query/counts'
import { frontierAt } from '../../../src/recording/query/frontier/frontier'
import { statusAt } from '../../../src/recording/query/status'
import type { Run } from '../../../src/recording/run'
import { Assembler } from '../../../src/recording/transfer/assembler'
import { cutChunk } from '../../../src/recording/transfer/chunk'
import { record } from '../../../src/recording/write/recorder'
import type { Search, Steps } from '../../../src/solvers/solver'
import { answersOf } from '../answers'
import { runOf } from '../arbitraryRuns'
import { NaiveTree } from '../naiveTree'

/** Breadth-first search that lets no more than so many nodes wait: the oldest one is dropped. */
function narrow(most: number, settings: Readonly<Record<string, string>> = {}): Run {
  const run = runOf({ start: '867254301', solver: 'breadth-first', ...settings })
  const { solver, options, values } = run.chosen
  function* search({ tree, reached }: Search): Steps {
    const frontier = [tree.root()]
    reached.add(frontier[0])
    for (let node = frontier.shift(); node !== undefined; node = frontier.shift()) {
      yield tree.expand(node)
      for (const child of tree.children(node)) {
        const twin = reached.find(child)
        if (twin >= 0) {
          tree.prune(child, 'reached', twin)
          continue
        }
        reached.add(child)
        if (tree.isGoal(child)) return tree.solve(child)
        frontier.push(child)
        if (frontier.length > most) tree.drop(frontier.shift()!, 'beam-full')
      }
    }
    return { kind: 'exhausted' }
  }
  return { ...run, chosen: { options, values, solver: { ...solver, run: search } } }
}

const run = narrow(5, { problem: 'sliding-3x2', start: '213450' })
const recording = record(run)
const drops = recording.markers.filter((mark) => mark.kind === 'drop')

describe('a node that is dropped', () => {
  it('waits until then and never again', () => {
    expect(drops.length).toBeGreaterThan(10)
    for (const { node, event } of drops) {
      expect(statusAt(recording, node, event - 1)).toBe('waiting')
      expect(statusAt(recording, node, event)).toBe('dropped')
      expect(frontierAt(recording, event - 1, 'queue')).toContain(node)
      expect(frontierAt(recording, event, 'queue')).not.toContain(node)
    }
  })

  it('says why', () => {
    expect(new Set(drops.map(({ reason }) => reason))).toEqual(new Set(['beam-full']))
  })

  it('is counted, within the budget and past it', () => {
    expect(recording.totals.dropped).toBe(drops.length)
    expect(record(run, 7).totals).toEqual(recording.totals)
  })

  it('leaves a frontier as narrow as the search keeps it', () => {
    const sizes = Array.from({ length: recording.events }, (_, step) => countsAt(recording, step))
    // One more waits at the moment before one is dropped.
    expect(Math.max(...sizes.map(({ frontier }) => frontier))).toBe(6)
  })

  it('is what it is in a fresh run that stops there', () => {
    fc.assert(
      fc.property(fc.nat(recording.events - 1), (step) => {
        const { nodes, frontier, events } = NaiveTree.at(run, step)
        expect(nodes.map(({ status }) => status)).toEqual(
          nodes.map((_, node) => statusAt(recording, node, step)),
        )
        expect(Array.from(frontierAt(recording, step, 'queue'))).toEqual(frontier)
        expect(recording.markers.filter(({ event }) => event <= step)).toEqual(
          events.filter((event) => 'left' in event),
        )
      }),
    )
  })

  it('is the same on the other side of a worker', () => {
    const sent = new Assembler(1_000).append(structuredClone(cutChunk(recording)))
    expect(answersOf(sent)).toEqual(answersOf(recording))
  })
})

describe('a file with dropped nodes', () => {
  const lines = [...recordingLines(run, recording)]

  it('has a line for each of them', () => {
    expect(lines).toContain(`{"drop":${drops[0].node},"reason":"beam-full"}`)
  })

  it('is read as it was written', () => {
    expect(answersOf(read(lines).recording())).toEqual(answersOf(recording))
  })

  it('is refused where a node is dropped that does not wait', () => {
    const { node, event } = drops[0]
    const twice = lines.with(event + 2, lines[event + 1])
    expect(() => read(twice)).toThrow(`{"kind":"not-waiting","node":${node}}`)
  })

  it('is refused where the reason is none', () => {
    const wrong = lines.map((line) => line.replace('"beam-full"', '"bored"'))
    expect(() => read(wrong)).toThrow('beam-full')
  })

  it('is refused where the first line counts others', () => {
    const wrong = lines.with(0, lines[0].replace(/"dropped":\d+/, '"dropped":1'))
    expect(() => read(wrong)).toThrow('"field":"dropped"')
  })

  it('opens without the count where nothing was dropped', () => {
    const plain = runOf({ start: '123456078' })
    const [first, ...events] = recordingLines(plain, record(plain))
    const old = first.replace('"dropped":0,', '')
    expect(old).not.toBe(first)
    expect(read([old, ...events]).recording().totals.dropped).toBe(0)
  })
})

function read(lines: readonly string[]): RecordingReader {
  const reader = new RecordingReader()
  for (const line of lines) {
    const fault = reader.read(line)
    if (fault) throw new Error(JSON.stringify(fault))
  }
  const fault = reader.end()
  if (fault) throw new Error(JSON.stringify(fault))
  return reader
}
