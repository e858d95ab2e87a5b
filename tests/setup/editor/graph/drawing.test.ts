import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computed } from 'vue'
import { readGraph } from '../../../../src/problems/graph/graphText'
import { namedGraphs } from '../../../../src/problems/graph/namedGraphs'
import { edgeLines } from '../../../../src/setup/editor/graph/drawing/edgeLines'
import {
  fittedView,
  grainOf,
  isInSight,
  toPicture,
  toPlace,
} from '../../../../src/setup/editor/graph/drawing/graphView'
import { namePlaces } from '../../../../src/setup/editor/graph/drawing/namePlaces'
import { useDrawnWords } from '../../../../src/setup/editor/graph/drawing/useDrawnWords'
import { decimalText, drawnGraph, firstCost } from '../../../../src/setup/editor/graph/drawnGraph'
import { overlap } from '../../../../src/stage/map/places/written/boxes'

const room = { width: 600, height: 400 }
const anyPlace = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
})

function drawn(text: string, ends = {}) {
  const read = readGraph(text)
  if (!read.ok) throw new Error(text)
  return drawnGraph(read.value, ends)
}

describe('the view', () => {
  it('shows all nodes of any graph', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 20 }), (places) => {
        expect(isInSight(fittedView(places, room), places, room)).toBe(true)
      }),
    )
  })

  it('has few digits in its places, and is no farther from the point than half a step', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 3, maxLength: 8 }), anyPlace, (places, point) => {
        const view = fittedView(places, room)
        const place = toPlace(view, point)
        const back = toPicture(view, place)
        expect(Math.abs(back.x - point.x)).toBeLessThanOrEqual(
          (grainOf(view) * view.scale.x) / 2 + 1e-6,
        )
        expect(Math.abs(back.y - point.y)).toBeLessThanOrEqual(
          (grainOf(view) * view.scale.y) / 2 + 1e-6,
        )
        expect(toPlace(view, back)).toEqual(place)
      }),
    )
  })

  it('of an empty drawing has whole units, twenty pixels each', () => {
    const view = fittedView([], room)
    expect(grainOf(view)).toBe(1)
    expect(toPlace(view, { x: 300 + 41, y: 394 / 2 - 19 })).toEqual({ x: 2, y: -1 })
  })
})

describe('what is drawn', () => {
  it('has the costs and h as they are written, to the last digit', () => {
    const { nodes, edges } = drawn('node A h 0.5; node B h 12\nA -> B 1.25\nB - A 3')
    expect(nodes.map(({ h }) => h)).toEqual(['0.5', '12'])
    expect(edges.map(({ cost, directed }) => [cost, directed])).toEqual([
      ['1.25', true],
      ['3', false],
    ])
    expect(decimalText(5, 1000)).toBe('0.005')
  })

  it('starts and ends where the settings say, else where the text does', () => {
    expect(drawn('A - B 1\nB - C 2\nstart B', { goal: 'A' })).toMatchObject({
      start: 'B',
      goal: 'A',
    })
    expect(drawn('A - B 1\nB - C 2', { goal: 'none' })).toMatchObject({ start: 'A', goal: 'C' })
  })

  it('has the same places every time where the text has none', () => {
    const text = 'A - B 1\nB - C 1\nC - A 1'
    expect(drawn(text)).toEqual(drawn(text))
    expect(drawn(text).isPlaced).toBe(false)
    const [a, b, c] = drawn(text).nodes
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(10)
    expect(Math.hypot(a.x - c.x, a.y - c.y)).toBeGreaterThan(10)
  })
})

describe('the words of a drawing', () => {
  /** Those of a graph whose nodes stand at these places of its picture. */
  function wordsOf(text: string, places: readonly { x: number; y: number }[], shownIn = room) {
    const graph = drawn(text)
    const points = computed(() => places)
    return useDrawnWords(() => graph, { settled: points, points, room: computed(() => shownIn) })
  }

  it.each([16, 20, 26])('do not lie over each other in letters of %i pixels', (letters) => {
    document.documentElement.style.fontSize = `${letters}px`
    const points = [
      { x: 200, y: 150 },
      { x: 500, y: 150 },
    ]
    const words = wordsOf('node A h 0.5; node B h 12\nA - B 1', points)
    expect(words.isSmall.value).toBe(false)
    // An h is below its name by the height of the letters, and both are below their mark.
    expect(words.lineHeight.value).toBeGreaterThanOrEqual(letters)
    for (const [node, { y, box }] of words.namesAt.value.entries()) {
      expect(box.top).toBeGreaterThanOrEqual(points[node].y + 12)
      expect(box.height).toBeGreaterThanOrEqual(2 * letters)
      expect(y - letters / 2).toBeGreaterThanOrEqual(12)
    }
    document.documentElement.style.fontSize = ''
  })

  it('lie over no other where nodes lie close together: some are left out', () => {
    const nodes = Array.from({ length: 60 }, (_, node) => node)
    const points = nodes.map((node) => ({
      x: 40 + 40 * (node % 8),
      y: 40 + 40 * Math.floor(node / 8),
    }))
    const words = wordsOf(nodes.map((node) => `node City${node}`).join('\n'), points)
    expect(words.isSmall.value).toBe(true)
    const shown = words.namesAt.value.filter(({ isLeftOut }) => !isLeftOut).map(({ box }) => box)
    expect(shown.length).toBeGreaterThan(30)
    for (const [number, box] of shown.entries()) {
      expect(shown.slice(number + 1).filter((other) => overlap(box, other) > 0)).toEqual([])
    }
  })

  it('are no larger in a picture that is as narrow as on a phone, however large letters are', () => {
    document.documentElement.style.fontSize = '26px'
    const sizeIn = (width: number) =>
      wordsOf('node A h 1', [{ x: 200, y: 150 }], { width, height: 390 }).larger.value
    expect(sizeIn(360)).toBe(1)
    expect(sizeIn(690)).toBe(26 / 16)
    document.documentElement.style.fontSize = ''
  })

  it('stand three pixels beside a small mark at least', () => {
    const shown = wordsOf('A - B 1', [
      { x: 100, y: 100 },
      { x: 100, y: 122 },
    ])
    expect(shown.isSmall.value).toBe(true)
    const beside = shown.namesAt.value.filter(({ anchor }) => anchor !== 'middle')
    expect(beside.length).toBeGreaterThan(0)
    // A small mark reaches 10 pixels far, with its line.
    for (const { x } of beside) expect(Math.abs(x)).toBeGreaterThanOrEqual(10 + 3)
  })
})

/** Where names stand, without the room that they take there. */
function placesOf(...asked: Parameters<typeof namePlaces>) {
  return namePlaces(...asked).map(({ x, y, anchor }) => ({ x, y, anchor }))
}

describe('names', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 300, y: 390 },
    { x: 4, y: 200 },
  ]
  const nameRoom = {
    ...room,
    below: 23,
    lineHeight: 16,
    lines: 1,
    letter: 9,
    edges: [],
    labels: [],
  }

  it('stand below their nodes where nothing is in the way, and inside the picture', () => {
    expect(placesOf(points, ['A', 'B', 'Long'], nameRoom)).toEqual([
      { x: 0, y: 23, anchor: 'middle' },
      { x: 18, y: 0, anchor: 'start' },
      { x: 18, y: 0, anchor: 'start' },
    ])
  })

  it('give way to other marks, to names that were placed before, to costs, and to edges', () => {
    const below = [
      { x: 100, y: 100 },
      { x: 100, y: 124 },
    ]
    expect(placesOf(below, ['A', 'B'], nameRoom)[0].anchor).toBe('start')
    const beside = [
      { x: 100, y: 100 },
      { x: 150, y: 100 },
    ]
    const [, second] = placesOf(beside, ['Sixteen', 'Letters'], nameRoom)
    expect(second).toEqual({ x: 18, y: 0, anchor: 'start' })
    // Where it stands in the end, this one would touch the mark beyond it.
    const tight = [...below, { x: 175, y: 100 }]
    expect(placesOf(tight, ['Seven'], nameRoom)[0].anchor).toBe('end')
    const labels = [{ x: 104, y: 124 }]
    expect(placesOf(points.slice(0, 1), ['A'], { ...nameRoom, labels })[0].anchor).toBe('start')
    const edges = [[0, 1]] as const
    const far = [
      { x: 100, y: 100 },
      { x: 100, y: 300 },
    ]
    expect(placesOf(far, ['A', 'B'], { ...nameRoom, edges })[0].anchor).toBe('start')
  })
})

it('a new edge costs its length where all edges cost as much at least, else 1', () => {
  const places = 'node A @ 0 0; node B @ 3 4; node C @ 6 9\n'
  expect(firstCost(drawn(places), 'A', 'C')).toBe('11')
  expect(firstCost(drawn(`${places}A - B 5`), 'A', 'C')).toBe('11')
  expect(firstCost(drawn(`${places}A - B 4`), 'A', 'C')).toBe('1')
})

describe('the lines of edges', () => {
  it('between the same two nodes do not lie over each other', () => {
    const { edges } = drawn('A -> B 1\nB -> A 2\nA - B 3')
    const points = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
    ]
    const lines = edgeLines(points, edges)
    expect(new Set(lines.map(({ path }) => path)).size).toBe(3)
    const labels = lines.map(({ label }) => label.y).toSorted((one, other) => one - other)
    expect(labels[1] - labels[0]).toBeGreaterThan(14)
    expect(labels[2] - labels[1]).toBeGreaterThan(14)
    expect(lines.map(({ head }) => head !== undefined)).toEqual([true, true, false])
  })

  it('have no number that is none, also where nodes lie on each other or an edge leads back', () => {
    const { edges } = drawn('A - B 1\nA - A 2')
    const point = { x: 5, y: 5 }
    expect(JSON.stringify(edgeLines([point, point], edges))).not.toMatch(/null|NaN/)
  })
})

it.each(namedGraphs)('$id can be drawn', ({ text }) => {
  const { nodes, edges } = drawn(text)
  const view = fittedView(nodes, room)
  expect(
    edgeLines(
      nodes.map((node) => toPicture(view, node)),
      edges,
    ),
  ).toHaveLength(edges.length)
})
