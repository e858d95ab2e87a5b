import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dotText } from '../../../src/exports/tree/dotText'
import { forestText } from '../../../src/exports/tree/forestText'
import { treeAt } from '../../../src/exports/tree/treeAt'
import type { Settings } from '../../../src/problems/problem'
import { record } from '../../../src/recording/write/recorder'
import { anyMoment } from '../../recording/anyRecording'
import { runOf } from '../../recording/arbitraryRuns'
import { NaiveTree } from '../../recording/naiveTree'
import { readDot, readForest } from './readTexts'

const formats = [
  { name: 'DOT', write: dotText, read: readDot },
  { name: 'forest', write: forestText, read: readForest },
] as const

const sorted = (edges: readonly (readonly string[])[]) => edges.map((edge) => edge.join(' ')).sort()

describe.each(formats)('a tree as $name', ({ write, read }) => {
  it('has the nodes and the edges of the tree that is on the stage at a step', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 400 }), ({ run, recording, step }, most) => {
        const tree = NaiveTree.at(run, step)
        const current = tree.nodes.flatMap(({ iteration, parent }, node) => {
          return iteration === tree.limits.length ? [{ node, parent }] : []
        })
        const shown = current.slice(0, most)
        const found = read(write(treeAt(run, recording, step, most), []))
        expect([...found.nodes].sort()).toEqual(shown.map(({ node }) => String(node)).sort())
        expect(sorted(found.edges)).toEqual(
          sorted(
            shown.flatMap(({ node, parent }) => (parent < 0 ? [] : [[`${parent}`, `${node}`]])),
          ),
        )
        expect(treeAt(run, recording, step, most).all).toBe(current.length)
      }),
      { numRuns: 60 },
    )
  })

  it('has both trees of a search from both ends', () => {
    const run = runOf({ start: '451260738', solver: 'bidirectional' })
    const recording = record(run)
    const { nodes, edges } = read(write(treeAt(run, recording, 60), []))
    expect(nodes.length - edges.length).toBe(2)
  })

  it('prints any name of a node as it is', () => {
    const nasty = fc.constantFrom(
      ...[
        '\\',
        '\\n',
        '\\end{forest}',
        '&lt;',
        '[x]',
        '[x',
        '{',
        '}}',
        '%#$_^~',
        '|<>"',
        '←×→',
        '*',
      ],
    )
    const name = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), nasty)
    fc.assert(
      fc.property(name, name, (one, other) => {
        const root = { node: 0, parent: undefined, move: undefined, lines: ['0', one] }
        const child = { node: 1, parent: 0, move: other, lines: ['1', other, one] }
        const looks = { status: 'expanded', isReplaced: false, onSolution: false } as const
        const nodes = [root, child].map((node) => ({ ...node, ...looks }))
        const found = read(write({ nodes, all: 2 }, [one]))
        expect(found.lines).toEqual([root.lines, child.lines])
        expect(found.edges).toEqual([['0', '1']])
      }),
    )
  })

  it('ends no line at a sign that ends lines', () => {
    const lines = ['0', 'a\nb\u2028c\0d']
    const node = { node: 0, parent: undefined, move: undefined, isReplaced: false, lines }
    const text = write({ nodes: [{ ...node, status: 'waiting', onSolution: false }], all: 1 }, [])
    expect(read(text).lines).toEqual([['0', 'a b c d']])
  })

  it('says under the tree what it is told to say', () => {
    const run = runOf({ start: '123456078', solver: 'a-star' })
    const text = write(treeAt(run, record(run), 5, 2), ['Only the first 2 of 6 nodes are drawn.'])
    expect(text).toContain('Only the first 2 of 6 nodes are drawn.')
  })

  it('marks the path of a solution once it is found', () => {
    const run = runOf({ start: '123456078', solver: 'a-star' })
    const recording = record(run)
    const marked = (step: number) =>
      treeAt(run, recording, step).nodes.filter(({ onSolution }) => onSolution).length
    expect([marked(0), marked(recording.events - 1)]).toEqual([0, 3])
    expect(write(treeAt(run, recording, recording.events - 1), [])).not.toEqual(
      write(treeAt(run, recording, recording.events - 3), []),
    )
  })
})

describe('where actions have costs', () => {
  const run = runOf({ problem: 'graph', graph: 'inconsistent', solver: 'a-star' })
  const recording = record(run)
  const last = recording.events - 1

  it('an edge has the cost of its action: what is added to g', () => {
    const { nodes } = treeAt(run, recording, last)
    const gOf = ({ lines }: (typeof nodes)[number]) => Number(/g ([\d.]+)/.exec(lines[2])?.[1])
    const costs = nodes.flatMap((node) => {
      const parent = nodes.find((other) => other.node === node.parent)
      // A node that was pruned for its state has no values on it.
      return parent && node.lines.length > 2 ? [[node.move, String(gOf(node) - gOf(parent))]] : []
    })
    for (const [move, cost] of costs) expect(move).toBe(cost)
    expect(costs.length).toBeGreaterThan(2)
  })

  it.each(formats)('a node that was expanded and then replaced is dashed as $name', ({ write }) => {
    const { nodes } = treeAt(run, recording, last)
    const replaced = nodes.filter(({ status, isReplaced }) => status === 'expanded' && isReplaced)
    expect(replaced).not.toHaveLength(0)
    for (const node of replaced) {
      const alone = (isReplaced: boolean) =>
        write({ nodes: [{ ...node, parent: undefined, move: undefined, isReplaced }], all: 1 }, [])
      expect(alone(true)).toContain('dashed')
      expect(alone(false)).not.toContain('dashed')
    }
  })
})

describe('the values of a node', () => {
  const linesAt = (settings: Settings, step: number) => {
    const run = runOf(settings)
    return treeAt(run, record(run), step).nodes.map(({ lines }) => lines.slice(2))
  }

  it('are its path cost where that orders the frontier, or where actions have costs', () => {
    const places = { problem: 'graph', graph: 'S - A 2; A - G 3; start S; goal G' }
    expect(linesAt({ ...places, solver: 'uniform-cost' }, 2)).toEqual([['g 0'], ['g 2']])
    expect(linesAt({ ...places, solver: 'breadth-first' }, 2)).toEqual([['g 0'], ['g 2']])
    expect(linesAt({ start: '123456708', solver: 'uniform-cost' }, 0)).toEqual([['g 0']])
  })

  it('are g, h and f where the search estimates, and none where a path only has a depth', () => {
    expect(linesAt({ start: '123456708', solver: 'a-star' }, 0)).toEqual([['g 0, h 1, f 1']])
    expect(linesAt({ start: '123456708' }, 0)).toEqual([[]])
  })
})

describe('a document in LaTeX', () => {
  it('leaves more room between siblings where actions have longer names', () => {
    const roomIn = (settings: Settings) => {
      const run = runOf(settings)
      const written = forestText(treeAt(run, record(run), 20, 100), [])
      return Number(/minimum width=([\d.]+)em/.exec(written)?.[1])
    }
    const short = roomIn({ problem: 'hanoi', solver: 'breadth-first' })
    expect(roomIn({ problem: 'jugs', solver: 'breadth-first' })).toBeGreaterThan(2 * short)
  })

  it('takes the letters of all scripts from fonts where the engine can', () => {
    const run = runOf({ problem: 'hanoi', solver: 'breadth-first' })
    const written = forestText(treeAt(run, record(run), 1, 100), [])
    expect(written).toMatch(/\\ifPDFTeX.*fontenc.*\\else.*fontspec.*\\fi/)
  })
})
