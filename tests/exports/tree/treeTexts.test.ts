import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dotText } from '../../../src/exports/tree/dotText'
import { forestText } from '../../../src/exports/tree/forestText'
import { treeAt } from '../../../src/exports/tree/treeAt'
import { createProblem } from '../../../src/problems'
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
    // A name of a graph has no quotation marks and no ends of lines.
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    const nasty = fc.constantFrom(
      '\\',
      '\\n',
      '\\end{forest}',
      '&lt;',
      '[x]',
      '{',
      '}}',
      '%#$_^~',
      '|<>',
      '←×→',
      '[x',
    )
    fc.assert(
      fc.property(fc.oneof(name, nasty), (start) => {
        const settings = { problem: 'graph', graph: `"${start}" - "other" 1` }
        fc.pre(!/["\s]/.test(start) && start !== 'other' && createProblem(settings).ok)
        const run = runOf({ ...settings, solver: 'breadth-first' })
        const [first] = read(write(treeAt(run, record(run), 0), [])).lines
        expect(first).toEqual(['0', run.problem.format(run.problem.start)])
      }),
    )
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
