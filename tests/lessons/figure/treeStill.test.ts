import { describe, expect, it } from 'vitest'
import { treeStill } from '../../../src/lessons/figure/treeStill'
import type { TreeStill } from '../../../src/lessons/figure/treeStill'
import { rowsAt } from '../../../src/recording/query/events'
import { kept } from '../../../src/recording/reasonCodes'
import { readRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'

function stillOf(
  settings: Record<string, string>,
  at: (last: number) => number = (last) => last,
  widest?: number,
) {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  const recording = record(run.value)
  const step = at(recording.events - 1)
  return { recording, step, still: treeStill(recording, run.value, step, widest) }
}

function elementsOf(still: TreeStill) {
  if (still.kind !== 'nodes') throw new Error('only the widths of the levels are shown')
  return still.elements
}

describe('the still of a tree', () => {
  it('shows the board of each kept node of the step', () => {
    const { recording, step, still } = stillOf({ start: '123456078' }, (last) => last >> 1)
    const rows = Array.from({ length: rowsAt(recording, step) }, (_, row) => row)
    const boards = rows.filter((row) => recording.columns.reason[row] === kept).length
    const letters = elementsOf(still).filter(({ name }) => name === 'text')
    expect(boards).toBeGreaterThan(3)
    expect(letters).toHaveLength(boards * 8)
  })

  it('shows nodes without their boards where it may not be wide', () => {
    const { still } = stillOf({ start: '123456078' }, (last) => last, 200)
    expect(still.kind === 'nodes' && still.width).toBeLessThanOrEqual(200)
    expect(elementsOf(still).filter(({ name }) => name === 'text')).toEqual([])
  })

  it('tells the number of each node, as far as there is room for it', () => {
    const { recording, step, still } = stillOf({ start: '123456078' })
    const told = still.kind === 'nodes' ? still.numbers.map(({ text }) => Number(text)) : []
    const rows = Array.from({ length: rowsAt(recording, step) }, (_, row) => row)
    expect([...told].sort((one, other) => one - other)).toEqual(rows)
    const { still: wide } = stillOf({ start: '867254301', solver: 'greedy' })
    expect(wide.kind === 'nodes' && wide.numbers).toEqual([])
  })

  it('draws a solution only from the step on at which it is found', () => {
    const isSolution = (still: TreeStill) =>
      elementsOf(still).some(
        ({ attributes }) =>
          attributes.stroke === 'var(--solution)' && attributes['stroke-width'] === '3',
      )
    const settings = { start: '123456078' }
    expect(isSolution(stillOf(settings, (last) => last >> 1).still)).toBe(false)
    expect(isSolution(stillOf(settings).still)).toBe(true)
  })

  it('has only colours of the theme, which it takes on when the theme changes', () => {
    const { still } = stillOf({ solver: 'bidirectional', start: '451260738' }, () => 60)
    const colours = elementsOf(still).flatMap(({ attributes: { fill, stroke } }) => [fill, stroke])
    const others = colours.filter(
      (colour) => colour && !/^(?:var\(--[a-z0-9-]+\)|none)$/.test(colour),
    )
    expect(others).toEqual([])
    expect(colours).toContain('var(--backward)')
  })

  it('draws every node on its own, however close the nodes stand', () => {
    const { recording, step, still } = stillOf({ start: '867254301' }, () => 1900)
    expect(rowsAt(recording, step)).toBeGreaterThan(700)
    const fills = elementsOf(still).filter(({ attributes }) =>
      /^var\(--(?:waiting|expanded)\)$/.test(attributes.fill),
    )
    const rows = Array.from({ length: rowsAt(recording, step) }, (_, row) => row)
    const keptRows = rows.filter((row) => recording.columns.reason[row] === kept)
    expect(fills).toHaveLength(keptRows.length)
  })

  it('gives the widths of the levels where there are thousands of nodes', () => {
    const { recording, still } = stillOf({ start: '867254301' })
    expect(still).toEqual({ kind: 'levels', perLevel: recording.totals.perLevel })
  })
})
