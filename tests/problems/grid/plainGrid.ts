import fc from 'fast-check'
import type { Settings } from '../../../src/problems/problem'

/** A second implementation of grids, over rows of signs, that shares nothing with the first. */
export interface PlainGrid {
  readonly rows: readonly string[]
  readonly neighbours: '4' | '8'
  readonly corners: 'never' | 'allowed'
}

/** A step from a cell to another, and what it costs where a straight step is a cost of one. */
export interface PlainStep {
  readonly name: string
  readonly to: string
  readonly cost: number
}

const compass = [
  ['U', 0, -1],
  ['L', -1, 0],
  ['R', 1, 0],
  ['D', 0, 1],
  ['UL', -1, -1],
  ['UR', 1, -1],
  ['DL', -1, 1],
  ['DR', 1, 1],
] as const

export function signAt({ rows }: Pick<PlainGrid, 'rows'>, column: number, row: number): string {
  return rows[row]?.[column] ?? '#'
}

export function isWall(sign: string): boolean {
  return sign === '#' || sign === '@'
}

/** The cells of a grid that are no walls, as settings write them. */
export function freeCells(grid: Pick<PlainGrid, 'rows'>): readonly string[] {
  return grid.rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) => (isWall(sign) ? [] : [`${column},${row}`])),
  )
}

/** The steps from a cell. @param diagonal what a diagonal step costs */
export function plainGridSteps(
  grid: PlainGrid,
  cell: string,
  diagonal: number,
): readonly PlainStep[] {
  const [column, row] = cell.split(',').map(Number)
  return compass.slice(0, Number(grid.neighbours)).flatMap(([name, x, y]) => {
    const sign = signAt(grid, column + x, row + y)
    if (isWall(sign)) return []
    const isDiagonal = x !== 0 && y !== 0
    const sides = [signAt(grid, column + x, row), signAt(grid, column, row + y)]
    if (isDiagonal && grid.corners === 'never' && sides.some(isWall)) return []
    const digit = /\d/.test(sign) ? Number(sign) : 1
    return [{ name, to: `${column + x},${row + y}`, cost: isDiagonal ? digit * diagonal : digit }]
  })
}

/** What it costs at least to come from a cell to each other: the nearest is settled, one by one. */
export function plainDistances(
  grid: PlainGrid,
  from: string,
  diagonal: number,
): ReadonlyMap<string, number> {
  const settled = new Map<string, number>()
  const open = new Map([[from, 0]])
  while (open.size > 0) {
    const [cell, cost] = [...open].reduce((one, other) => (other[1] < one[1] ? other : one))
    open.delete(cell)
    settled.set(cell, cost)
    for (const step of plainGridSteps(grid, cell, diagonal)) {
      if (settled.has(step.to)) continue
      open.set(step.to, Math.min(open.get(step.to) ?? Number.POSITIVE_INFINITY, cost + step.cost))
    }
  }
  return settled
}

export function settingsOf({ rows, neighbours, corners }: PlainGrid): Settings {
  return { problem: 'grid', map: rows.join('\n'), neighbours, corners }
}

const mostAcross = 7

/** Any grid with a free cell to start from and one to reach, which may be the same. */
export const anyGrid = fc
  .tuple(
    fc.integer({ min: 1, max: mostAcross }),
    fc.integer({ min: 1, max: mostAcross }),
    fc.constantFrom('..#', '..#23', '..@9', '#35', '.1'),
  )
  .chain(([width, height, signs]) =>
    fc.record({
      rows: fc.array(
        fc
          .array(fc.constantFrom(...signs), { minLength: width, maxLength: width })
          .map((row) => row.join('')),
        { minLength: height, maxLength: height },
      ),
      neighbours: fc.constantFrom('4', '8'),
      corners: fc.constantFrom('never', 'allowed'),
    }),
  )
  .filter((grid) => freeCells(grid).length > 0)
  .chain((grid) => {
    const cell = fc.constantFrom(...freeCells(grid))
    return fc.record({ grid: fc.constant<PlainGrid>(grid), start: cell, goal: cell })
  })
