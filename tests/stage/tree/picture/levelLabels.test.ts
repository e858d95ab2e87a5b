import { describe, expect, it } from 'vitest'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { levelLabels, levelsName } from '../../../../src/stage/tree/picture/levelLabels'
import { levelsInView } from '../../../../src/stage/tree/picture/levelsInView'
import { say } from '../../../../src/words/message'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

type Tree = ReturnType<typeof recordedTree>

const viewport = { width: 900, height: 600 }
const [small, large] = ['123456078', '867254301']

function labelled(tree: Tree, step = tree.recording.events - 1) {
  const view = viewOf(fitCamera(tree.layout, viewport), tree.layout, viewport)
  return pictureOf(tree, view, { step })
}

const wordsOf = (tree: Tree, step?: number) =>
  labelled(tree, step).labels.map(({ name, width }) => `${name}: ${width}`)

describe('the labels of the levels', () => {
  it('name each level that there is and count its kept nodes at the step', () => {
    const tree = recordedTree({ start: small })
    const { recording } = tree
    for (const step of [0, 3, recording.events - 1]) {
      const rows = Array.from({ length: recording.rows }, (_, row) => row).filter(
        (row) => recording.columns.generatedAt[row] <= step && recording.columns.reason[row] === 0,
      )
      const generated = Array.from(recording.columns.depth.subarray(0, recording.rows)).filter(
        (_, row) => recording.columns.generatedAt[row] <= step,
      )
      const expected = Array.from({ length: Math.max(...generated) + 1 }, (_, level) => {
        const width = rows.filter((row) => recording.columns.depth[row] === level).length
        return `depth ${level}: ${width || ''}`
      })
      expect(wordsOf(tree, step)).toEqual(expected)
    }
  })

  it('count both trees of a search from two sides, and leave the free level between unnamed', () => {
    const tree = recordedTree({ solver: 'bidirectional', start: '451260738' })
    const { columns, totals } = tree.recording
    const words = wordsOf(tree)
    expect(words[0]).toBe('depth 0: 1')
    expect(words.at(-1)).toBe('0 from goal: 1')
    expect(words).toHaveLength(tree.layout.levels - 1)
    const widths = words.map((each) => Number(each.split(': ')[1].replaceAll(',', '')))
    const sum = widths.reduce((total, width) => total + width, 0)
    expect(sum).toBe(totals.perLevel.reduce((total, width) => total + width, 0))
    expect(columns.side.includes(1)).toBe(true)
  })

  it('name ranges of levels where levels share a line, which together count every kept node', () => {
    const tree = recordedTree({ solver: 'depth-first', start: large })
    const { labels, levels } = labelled(tree)
    expect(levels[0].together).toBeGreaterThan(1)
    expect(labels.length).toBeLessThan(viewport.height / 20)
    expect(labels[0].name).toMatch(/^depths 0–[\d,]+$/)
    const count = labels.reduce((sum, { width }) => sum + Number(width.replaceAll(',', '')), 0)
    expect(count).toBe(tree.recording.totals.perLevel.reduce((sum, width) => sum + width, 0))
  })

  it('stand for equally many levels each, but for a last one down to the deepest kept node', () => {
    const widths = (tree: Tree) => {
      const ranges = labelled(tree).labels.map(({ name }) => {
        const [first, last = first] = name.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
        return { last, width: last - first + 1 }
      })
      expect(ranges.at(-1)?.last).toBe(tree.recording.totals.perLevel.length - 1)
      return ranges.map(({ width }) => width)
    }
    for (const order of [undefined, 'down-right-left-up']) {
      for (const start of ['867254301', '451260738']) {
        const tree = recordedTree({ solver: 'depth-first', start, ...(order && { order }) })
        const [first, ...others] = widths(tree)
        const last = others.pop()
        expect(new Set(others)).toEqual(new Set([first]))
        expect(last).toBeLessThanOrEqual(first)
      }
    }
  })

  it('stand no closer than a line of text, each in the middle of its levels', () => {
    const tree = recordedTree({ solver: 'depth-first', start: '451260738' })
    const { recording, layout } = tree
    const view = viewOf(fitCamera(layout, viewport), layout, viewport)
    const labels = levelLabels(levelsInView(recording, layout, view), view.gap, layout.levels)
    labels.slice(1).forEach(({ y, from }, index) => {
      expect(from).toBe(labels[index].below)
      expect(y - labels[index].y).toBeGreaterThan(17)
    })
  })

  it.each([1, 1.25, 1.5])('have room for letters %f times as large', (letters) => {
    for (const start of ['867254301', '451260738']) {
      const { recording, layout } = recordedTree({ solver: 'depth-first', start })
      const view = viewOf(fitCamera(layout, viewport), layout, viewport)
      const levels = levelsInView(recording, layout, view)
      const labels = levelLabels(levels, view.gap, layout.levels, letters)
      labels.slice(1).forEach(({ y }, index) => {
        expect(y - labels[index].y).toBeGreaterThan(17 * letters)
      })
    }
  })

  it('count from the goal in a tree that grows from it', () => {
    const layout = { levels: 10, goalLevels: 4 }
    const name = (from: number, below: number) => {
      const message = levelsName(layout, { from, below })
      return message && say(message)
    }
    expect(name(4, 5)).toBe('depth 4')
    expect(name(5, 6)).toBeUndefined()
    expect(name(6, 7)).toBe('3 from goal')
    expect(name(6, 10)).toBe('0–3 from goal')
  })

  it('name of levels of both trees where they begin and where they end', () => {
    const layout = { levels: 10, goalLevels: 4 }
    const name = (from: number, below: number) => say(levelsName(layout, { from, below })!)
    expect(name(3, 6)).toBe('depths 3–4')
    expect(name(4, 6)).toBe('depth 4')
    expect(name(3, 7)).toBe('depth 3 to 3 from goal')
    expect(name(0, 10)).toBe('depth 0 to 0 from goal')
    expect(name(5, 7)).toBe('3 from goal')
    expect(name(5, 10)).toBe('0–3 from goal')
  })
})
