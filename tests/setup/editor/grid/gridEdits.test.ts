import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GridMap } from '../../../../src/problems/grid/gridMap'
import { readGrid } from '../../../../src/problems/grid/gridText'
import { brushes, brushOfKey, costOfBrush } from '../../../../src/setup/editor/grid/brushes'
import {
  drawnGrid,
  gridSettings,
  settingsOfText,
} from '../../../../src/setup/editor/grid/gridDraft'
import {
  cellsBetween,
  cleared,
  resized,
  withBothEnds,
} from '../../../../src/setup/editor/grid/gridEdits'
import { cellAfterKey } from '../../../../src/setup/editor/grid/gridKeys'
import { beginStroke } from '../../../../src/setup/editor/grid/stroke'
import { useHistory } from '../../../../src/setup/editor/useHistory'
import { anyGrid } from './anyGrid'

function gridOf(text: string): GridMap {
  const read = readGrid(text)
  if (!read.ok) throw new Error(text)
  return read.value
}

const anyStroke = fc.record({
  brush: fc.constantFrom(...brushes),
  cells: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
})

function painted(
  map: GridMap,
  { brush, cells }: { brush: (typeof brushes)[number]; cells: number[] },
) {
  const [first, ...others] = cells.map((cell) => cell % map.costs.length)
  const stroke = beginStroke(map, brush, first)
  for (const cell of others) stroke.to(cell)
  return stroke.map
}

describe('a stroke', () => {
  it('paints every cell that a fast hand goes over, and no other', () => {
    const map = gridOf('S....\n.....\n....G')
    const stroke = beginStroke(map, 'wall', 5)
    expect(stroke.to(8)).toEqual([6, 7, 8])
    expect(stroke.to(13)).toEqual([13])
    expect(gridSettings(stroke.map).map).toBe('S....\n####.\n...#G')
    expect(map.costs.every((cost) => cost === 1)).toBe(true)
  })

  it('leaves the start and the goal where they are', () => {
    const { map } = beginStroke(gridOf('.S.G.'), 'wall', 0)
    const stroke = beginStroke(map, 'wall', 2)
    stroke.to(4)
    expect(gridSettings(stroke.map)).toEqual({ map: '#S#G#', start: '1,0', goal: '3,0' })
  })

  it('takes a start along that it begins on, over walls too, and leaves no trace', () => {
    const stroke = beginStroke(gridOf('S.#.G'), '9', 0)
    stroke.to(2)
    expect(gridSettings(stroke.map).map).toBe('..S.G')
    stroke.to(3)
    expect(gridSettings(stroke.map).map).toBe('..#SG')
    stroke.to(4)
    expect(gridSettings(stroke.map).map).toBe('S.#.G')
  })

  it('says which cells have changed, so that no others are painted', () => {
    fc.assert(
      fc.property(anyGrid, anyStroke, fc.nat(), (map, { brush, cells }, next) => {
        const stroke = beginStroke(map, brush, cells[0] % map.costs.length)
        const before = { ...stroke.map, costs: stroke.map.costs.slice() }
        const changed = new Set(stroke.to(next % map.costs.length))
        stroke.map.costs.forEach((cost, cell) => {
          if (cost !== before.costs[cell]) expect(changed).toContain(cell)
        })
      }),
    )
  })
})

describe('what is drawn', () => {
  it('is there again when its text is read, also where an end costs more than one', () => {
    fc.assert(
      fc.property(anyGrid, fc.array(anyStroke, { maxLength: 5 }), (first, strokes) => {
        const map = strokes.reduce(painted, first)
        expect(drawnGrid(gridSettings(map))).toEqual(map)
      }),
    )
  })

  it('is undone to the very text there was before', () => {
    fc.assert(
      fc.property(anyGrid, fc.array(anyStroke, { minLength: 1, maxLength: 8 }), (grid, strokes) => {
        const first = { problem: 'grid', ...gridSettings(grid) }
        const { draft, edit, undo, canUndo } = useHistory(first)
        for (const stroke of strokes) edit(gridSettings(painted(drawnGrid(draft.value)!, stroke)))
        while (canUndo.value) undo()
        expect(draft.value).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps what fits of it when its size is changed, and has both ends', () => {
    fc.assert(
      fc.property(
        anyGrid,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (map, columns, rows) => {
          const changed = resized(map, columns, rows)
          expect([changed.width, changed.height]).toEqual([columns, rows])
          for (let cell = 0; cell < changed.costs.length; cell++) {
            const [column, row] = [cell % columns, Math.floor(cell / columns)]
            const isOld = column < map.width && row < map.height
            const old = isOld ? map.costs[row * map.width + column] : 1
            // A new start or goal makes a wall free.
            if (cell !== changed.start && cell !== changed.goal) {
              expect(changed.costs[cell]).toBe(old)
            }
          }
        },
      ),
    )
  })

  it('is empty but for its ends once it is cleared', () => {
    expect(gridSettings(cleared(gridOf('S#3\n#G9'))).map).toBe('S..\n.G.')
  })
})

describe('a text', () => {
  it('that names no ends keeps those there were where they are free, else gets far ones', () => {
    expect(settingsOfText('....', { start: '1,0', goal: '2,0' })).toEqual({
      map: '....',
      start: '1,0',
      goal: '2,0',
    })
    expect(settingsOfText('#...', { start: '0,0', goal: '3,0' })).toEqual({
      map: '#...',
      start: '1,0',
      goal: '3,0',
    })
    expect(settingsOfText('....', {})).toEqual({ map: '....', start: '0,0', goal: '3,0' })
  })

  it('that is wrong is taken as it is, and nothing is drawn of it', () => {
    expect(settingsOfText('..\n.x', {})).toEqual({ map: '..\n.x' })
    expect(drawnGrid({ map: '..\n.x' })).toBeUndefined()
  })

  it('without a free cell has no ends', () => {
    expect(withBothEnds(gridOf('##\n##')).start).toBeUndefined()
  })
})

it('a line between two cells has no gaps and ends where it should', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), fc.nat(), (map, one, other) => {
      const [from, to] = [one % map.costs.length, other % map.costs.length]
      const cells = cellsBetween(map, from, to)
      expect([cells[0], cells.at(-1)]).toEqual([from, to])
      for (const [at, cell] of cells.slice(1).entries()) {
        const before = cells[at]
        expect(Math.abs((cell % map.width) - (before % map.width))).toBeLessThanOrEqual(1)
        const rows = Math.floor(cell / map.width) - Math.floor(before / map.width)
        expect(Math.abs(rows)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

describe('a key', () => {
  it('chooses a brush by the sign of a text or by a letter', () => {
    expect(['#', 'W', '.', 'f', '7', 'S', 'g', 'q'].map(brushOfKey)).toEqual([
      'wall',
      'wall',
      'free',
      'free',
      '7',
      'start',
      'goal',
      undefined,
    ])
    expect(brushes.map(costOfBrush)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1])
  })

  it('moves the cursor by a cell, and not over the edge', () => {
    const map = { width: 4, height: 3 }
    expect(cellAfterKey(map, 5, 'ArrowLeft')).toBe(4)
    expect(cellAfterKey(map, 4, 'ArrowLeft')).toBe(4)
    expect(cellAfterKey(map, 5, 'ArrowDown')).toBe(9)
    expect(cellAfterKey(map, 5, 'End')).toBe(7)
    expect(cellAfterKey(map, 5, 'PageUp')).toBe(1)
    expect(cellAfterKey(map, 5, 'x')).toBeUndefined()
  })
})
