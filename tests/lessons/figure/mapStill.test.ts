import { describe, expect, it } from 'vitest'
import type { MapStill } from '../../../src/lessons/figure/mapShapes'
import { mapStill, unsearchedMap } from '../../../src/lessons/figure/mapStill'
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

/** The names that are written where a cost is. */
function coveredNames(still: MapStill): readonly unknown[] {
  return ofClass(still, 'cost').flatMap(({ attributes: cost, text = '' }) =>
    ofClass(still, 'name')
      .filter(({ attributes, text: name = '' }) => {
        const across = Math.abs(Number(attributes.x) - Number(cost.x))
        const down = Math.abs(Number(attributes.y) - Number(cost.y))
        return across < 3 * (name.length + text.length) && down < 11
      })
      .map((name) => `${text} on ${name.text}`),
  )
}

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

  it('tells the h of each place that is not reached, where the search goes by one', () => {
    const still = stillOf({ ...romania, solver: 'a-star' }, 'generated:3')
    const values = textsOf(still, 'value').filter((text) => text !== '')
    expect(values).toHaveLength(19)
    expect(values.slice(0, 2)).toEqual(['h = 0', 'h = 160'])
    expect(values.filter((text) => !text?.startsWith('h = '))).toEqual(['393', '447', '449'])
    expect(coveredNames(still)).toEqual([])
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
      expect(attributes.cy).toBeLessThan(height)
    }
    for (const { attributes, text = '' } of elements.filter(({ name }) => name === 'text')) {
      expect(Number(attributes.x) - 3 * text.length).toBeGreaterThan(0)
      expect(Number(attributes.x) + 3 * text.length).toBeLessThan(width)
      expect(attributes.y).toBeGreaterThan(10)
      expect(attributes.y).toBeLessThan(height)
    }
  })

  it('covers no name by what a way costs', () => {
    expect(coveredNames(stillOf(romania, 'end'))).toEqual([])
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

describe('a map before any search', () => {
  function startOf(settings: Settings, width: number): MapStill {
    const { problem } = recorded(settings).run
    if (!problem.map) throw new Error('no map')
    return unsearchedMap(problem, problem.map, width)
  }

  it.each([340, 358, 379, 389, 640])(
    'names all places and tells all costs, %i pixels wide',
    (width) => {
      const still = startOf({ problem: 'graph', graph: 'romania', solver: 'a-star' }, width)
      expect(textsOf(still, 'name')).toHaveLength(20)
      expect(textsOf(still, 'cost')).toHaveLength(23)
      expect(coveredNames(still)).toEqual([])
      expect(textsOf(still, 'sign untouched')).toEqual(['S'])
      expect(ofClass(still, 'aim')).toHaveLength(1)
    },
  )

  it.each([340, 379, 640])(
    'is low where it has few places, with room for all, %i pixels wide',
    (width) => {
      const still = startOf({ problem: 'graph', graph: 'inconsistent', solver: 'a-star' }, width)
      expect(still.height).toBeLessThan(0.75 * width)
      expect(textsOf(still, 'name')).toHaveLength(6)
      expect(textsOf(still, 'cost')).toHaveLength(6)
      expect(coveredNames(still)).toEqual([])
    },
  )

  it('leaves no point to two places, and none of a cell without one', () => {
    const places = startOf({ problem: 'graph', graph: 'romania', solver: 'a-star' }, 340).spots
    for (const [at, { x, y, reach }] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(reach + other.reach - 0.01)
      }
    }
    const { spots, width } = startOf({ problem: 'grid', map: 'trap', solver: 'a-star' }, 340)
    expect(spots).toHaveLength(22 * 14)
    expect(2 * spots[0].reach * 22).toBeCloseTo(width)
  })
})
