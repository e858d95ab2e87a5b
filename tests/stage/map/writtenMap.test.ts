import { describe, expect, it } from 'vitest'
import {
  boxAround,
  gapToLine,
  gapToPoint,
  movedInto,
  overlap,
} from '../../../src/stage/map/places/written/boxes'
import { wordsAt } from '../../../src/stage/map/places/written/wordsAt'
import { painted, tools } from './paintedMap'

const romania = { problem: 'graph', graph: 'romania', solver: 'a-star' }
/** A map in half a page, in a comparison, on a phone, and with the largest letters. */
const rooms = [
  { width: 450, height: 500, letters: 1 },
  { width: 340, height: 183, letters: 1 },
  { width: 389, height: 247, letters: 1 },
  { width: 479, height: 315, letters: 1 },
  { width: 389, height: 157, letters: 1.5 },
  { width: 683, height: 93, letters: 1.5 },
]
const laidOut = ({ width, height, letters }: (typeof rooms)[number], step = 0) =>
  painted(romania, step, width, height, letters)

describe('what is written on a road map', () => {
  it('is every name and every cost, in letters of the usual size, where there is room', () => {
    const { layout } = laidOut(rooms[0])
    expect(layout.labels).not.toContain(undefined)
    expect(layout.costs).toHaveLength(layout.ways.length)
    expect(layout.letters).toBe(13)
  })

  it('is most names where the map is small, in letters that can be read', () => {
    for (const room of rooms) {
      const { layout } = laidOut(room)
      const named = layout.labels.filter((label) => label !== undefined)
      expect(named.length).toBeGreaterThanOrEqual(room.height < 160 ? 11 : 16)
      expect(layout.letters).toBeGreaterThanOrEqual(room.letters > 1 ? 13 : 11)
    }
  })

  it('is every cost also where that is only as names stand elsewhere for it', () => {
    const { layout } = painted(romania, 0, 934, 380, 1.25)
    expect(layout.labels).not.toContain(undefined)
    expect(layout.costs).toHaveLength(layout.ways.length)
  })

  it('is every cost and the values of many places in half a pane of a comparison of two', () => {
    const { layout } = painted(romania, 0, 340, 426, 1)
    const valued = layout.labels.filter((label) => label && label.height > 1.5 * layout.lineHeight)
    expect(valued.length).toBeGreaterThan(layout.labels.length / 3)
    expect(layout.costs).toHaveLength(layout.ways.length)
  })

  it('has no name that is nearer to another place than to its own', () => {
    for (const room of rooms) {
      const { layout, shown } = laidOut(room)
      for (const [at, label] of layout.labels.entries()) {
        if (!label) continue
        const { name, isStart, isGoal } = shown.places[at]
        // Start and goal are named even where there is no such room.
        if (room.height < 160 && (isStart || isGoal)) continue
        const gaps = layout.points.map((point) => gapToPoint(label, point))
        const others = gaps.filter((_, place) => place !== at)
        expect(Math.min(...others) - gaps[at], `${name} in ${room.width}`).toBeGreaterThan(2)
      }
    }
  })

  it('has no cost so near to a name that the two are read as one', () => {
    for (const room of rooms) {
      const { layout } = laidOut(room)
      for (const { text, x, y, width } of layout.costs) {
        const box = boxAround(x, y, width, layout.lineHeight)
        const inLine = layout.labels.flatMap((label) => {
          if (!label) return []
          const { top, height } = label
          const shared = Math.min(box.top + box.height, top + height) - Math.max(box.top, top)
          return shared > layout.lineHeight / 2 ? [label] : []
        })
        for (const { left, width: across } of inLine) {
          const gap = Math.max(left - box.left - width, box.left - left - across)
          expect(gap, `${text} in ${room.width}`).toBeGreaterThan(3)
        }
      }
    }
  })

  it('has each cost nearest to its own way', () => {
    for (const room of rooms) {
      const { layout } = laidOut(room)
      expect(layout.costs.length).toBeGreaterThan(0)
      for (const { text, x, y, width } of layout.costs) {
        const box = boxAround(x, y, width, layout.lineHeight)
        const [nearest, next] = layout.ways
          .map((placed) => ({ cost: String(placed.way.cost), gap: gapToLine(box, placed) }))
          .toSorted((one, other) => one.gap - other.gap)
        expect(nearest.cost).toBe(text)
        expect(next.gap - nearest.gap).toBeGreaterThan(5)
      }
    }
  })

  it('has each cost whole within the map, wherever the search is', () => {
    for (const room of rooms) {
      const { layout } = laidOut(room)
      for (const current of [undefined, ...layout.points.keys()]) {
        for (const { text, x, y, width } of wordsAt(layout, current).costs) {
          const box = boxAround(x, y, width, layout.lineHeight)
          expect(movedInto(box, room), `${text} in ${room.width}`).toBe(box)
        }
      }
    }
  })

  it('names the start, the goal and the current place at every step, however small it is', () => {
    for (const room of rooms) {
      const { lastStep } = laidOut(room)
      for (let step = 0; step <= lastStep; step += 3) {
        const { shown, notes } = laidOut(room, step)
        const told = shown.places.filter((each) => each.isStart || each.isGoal || each.isCurrent)
        for (const { name } of told) expect(notes).toContain(`ink ${name}`)
      }
    }
  })
})

describe('the words of a place at which a search is', () => {
  it('cut no cost and no other name', () => {
    for (const room of rooms) {
      const { layout } = laidOut(room)
      for (const current of layout.points.keys()) {
        const { labels, costs } = wordsAt(layout, current)
        const own = labels[current]
        const boxes = [
          ...labels.flatMap((label, at) => (label && at !== current ? [label] : [])),
          ...costs.map(({ x, y, width }) => boxAround(x, y, width, layout.lineHeight)),
        ]
        const hidden = layout.spare[current] && own ? boxes.map((box) => overlap(box, own)) : []
        expect(Math.max(0, ...hidden)).toBe(0)
      }
    }
    const spare = rooms.flatMap((room) => laidOut(room).layout.spare.flatMap((name) => name ?? []))
    expect(spare.length).toBeGreaterThan(0)
  })

  it('move costs that its frame would cut along or across their own ways, or let them go', () => {
    let [moved, gone] = [0, 0]
    for (const room of rooms) {
      const { layout } = laidOut(room)
      for (const [current, { x, y }] of layout.points.entries()) {
        const frame = boxAround(x, y, layout.size + 14, layout.size + 14)
        const { costs } = wordsAt(layout, current)
        gone += layout.costs.length - costs.length
        for (const cost of costs) {
          const box = boxAround(cost.x, cost.y, cost.width, layout.lineHeight)
          expect(overlap(box, frame)).toBe(0)
          if (layout.costs.includes(cost)) continue
          moved += 1
          const [nearest] = layout.ways.toSorted((a, b) => gapToLine(box, a) - gapToLine(box, b))
          expect(nearest.way).toBe(cost.way)
        }
      }
    }
    expect([moved > 0, gone > 0]).toEqual([true, true])
  })
})

it('keeps names at the edges of a graph of one’s own within the map, and beside its tools', () => {
  const graph = [
    'node Hauptbahnhof @ 0 0; node Marktplatz @ 600 0; node Universitätsklinikum @ 0 300',
    'node Gewerbegebiet @ 600 300; node Mitte @ 300 150',
    'Hauptbahnhof - Mitte 7; Mitte - Marktplatz 8; Mitte - Gewerbegebiet 9',
    'Universitätsklinikum - Mitte 6; start Hauptbahnhof; goal Gewerbegebiet',
  ].join('\n')
  for (const { width, height, letters } of rooms) {
    const { layout } = painted({ problem: 'graph', graph }, 0, width, height, letters)
    const corner = { left: width - tools.width, top: 0, ...tools }
    for (const [at, { x, y }] of layout.points.entries()) {
      const label = layout.labels[at] ?? layout.spare[at]
      expect(overlap(boxAround(x, y, layout.size, layout.size), corner)).toBe(0)
      if (!label) throw new Error(`no name in ${width} by ${height}`)
      expect(overlap(label, corner)).toBe(0)
      const within = overlap(label, { left: 0, top: 0, width, height })
      expect(within).toBeCloseTo(label.width * label.height, 6)
    }
  }
})
