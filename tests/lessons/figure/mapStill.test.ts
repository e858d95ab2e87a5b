import { describe, expect, it } from 'vitest'
import { mapStill } from '../../../src/lessons/figure/mapStill'
import type { MapStill } from '../../../src/lessons/figure/mapShapes'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import type { Settings } from '../../../src/problems/problem'
import { recorded } from '../statements/recorded'

function stillOf(settings: Settings, until: string): MapStill {
  const { run, recording } = recorded(settings)
  const moment = stepOf(recording, until)
  const still = moment.kind === 'step' ? mapStill(recording, run, moment.step) : undefined
  if (!still) throw new Error('no map')
  return still
}

const ofClass = ({ elements }: MapStill, kind: string) =>
  elements.filter(({ attributes }) => attributes.class === kind)
const textsOf = (still: MapStill, kind: string) => ofClass(still, kind).map(({ text }) => text)

describe('the still of a map of places', () => {
  const romania = { problem: 'graph', graph: 'romania', solver: 'uniform-cost' }

  it('names each place, tells what each way costs, and what each that waits goes by', () => {
    const still = stillOf(romania, 'generated:3')
    expect(textsOf(still, 'name')).toHaveLength(20)
    expect(ofClass(still, 'way')).toHaveLength(23)
    expect(textsOf(still, 'cost')).toContain('211')
    expect(textsOf(still, 'value').filter((text) => text !== '')).toEqual(['140', '118', '75'])
    expect(ofClass(still, 'place expanded')).toHaveLength(1)
    expect(ofClass(still, 'place waiting')).toHaveLength(3)
  })

  it('draws what was found through the places of its path, and nothing before', () => {
    expect(ofClass(stillOf(romania, 'generated:3'), 'found')).toEqual([])
    const [found] = ofClass(stillOf(romania, 'end'), 'found')
    expect(String(found.attributes.points).split(' ')).toHaveLength(5)
  })

  it('has room for all it draws', () => {
    const { width, height, elements } = stillOf(romania, 'end')
    for (const { attributes } of elements.filter(({ name }) => name === 'circle')) {
      expect(attributes.cx).toBeGreaterThan(0)
      expect(attributes.cx).toBeLessThan(width)
      expect(attributes.cy).toBeGreaterThan(0)
      expect(attributes.cy).toBeLessThan(height - 30)
    }
  })

  it('covers no name by what a way costs', () => {
    const still = stillOf(romania, 'end')
    const names = ofClass(still, 'name')
    for (const { attributes: cost, text } of ofClass(still, 'cost')) {
      const near = names.filter(({ attributes, text: name = '' }) => {
        const across = Math.abs(Number(attributes.x) - Number(cost.x))
        const down = Math.abs(Number(attributes.y) - Number(cost.y))
        return across < 3 * name.length + 9 && down < 12
      })
      expect(
        near.map((each) => each.text),
        text,
      ).toEqual([])
    }
  })

  it('has a head on each way that leads one way', () => {
    const still = stillOf({ problem: 'graph', graph: 'inconsistent', solver: 'a-star' }, 'start')
    expect(ofClass(still, 'head')).toHaveLength(ofClass(still, 'way').length)
  })
})

describe('the still of a map of cells', () => {
  it('has a square for each cell, with what it costs and what was done with it', () => {
    const still = stillOf({ problem: 'grid', map: 'swamp', solver: 'uniform-cost' }, 'end')
    const squares = still.elements.filter(({ name }) => name === 'rect')
    expect(squares).toHaveLength(17 * 9)
    expect(ofClass(still, 'cell expanded').length).toBeGreaterThan(100)
    expect(textsOf(still, 'cost').filter((text) => text === '9')).toHaveLength(6)
    expect(ofClass(still, 'found')).toHaveLength(1)
  })
})

it('is none where a problem has no map', () => {
  const { run, recording } = recorded({ start: '123456078' })
  expect(mapStill(recording, run, 0)).toBeUndefined()
})
