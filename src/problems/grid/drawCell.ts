import type { FigurePart, Paint, Scene, Stroke } from '../scene'
import { cellNumber, formatCell, gridCell } from './gridMap'
import type { GridMap } from './gridMap'

/** How many cells are drawn in each direction from the present one. */
const around = 2
const across = 2 * around + 1

/**
 * The picture of a state: the cells around the present one, which is in the middle with a disc and its
 * column and row below it, on plain land; where the goal would be hidden by that, they are above it.
 * Free cells are land, walls are grey as on the map; a cell that costs more than one has a grey disc,
 * the larger, the more it costs, and none where the name would hide a part of it. The goal is a ring
 * with a dot, as on the map. Beyond the edge of the grid nothing but the name is drawn.
 */
export function drawCell(map: GridMap, cell: number, goal: number): Scene {
  const whole = { x: 0, y: 0, width: across, height: across }
  const middle = around + 0.5
  const present: Stroke = { kind: 'disc', paint: 'figure-0', x: middle, y: middle, radius: 0.26 }
  const name = nameStrokes(map, cell, goal)
  const figure: FigurePart = {
    ...whole,
    shape: 'figure',
    label: '',
    home: cell === goal,
    strokes: [
      ...landStrokes(map, cell),
      ...cellStrokes(map, cell).filter((stroke) => !isCut(stroke, name)),
      ...goalStrokes(map, cell, goal),
      present,
      ...name,
    ],
  }
  return { columns: across, rows: across, parts: [figure] }
}

// Of a sign of the name, in cells.
const signWidth = 0.62
const nameHeight = 0.9

/**
 * Column and row of a cell, on a plain ground: on walls, costs and the goal they could not be read.
 * Beyond the edge of the grid there is nothing to hide, and no ground.
 */
function nameStrokes(map: GridMap, cell: number, goal: number): readonly Stroke[] {
  const text = formatCell(map, cell)
  const [here, there] = [gridCell(map, cell), gridCell(map, goal)]
  const isGoalBelow = there.row === here.row + 1 && Math.abs(there.column - here.column) <= around
  const x = around + 0.5
  const y = x + (isGoalBelow ? -1 : 1)
  const width = Math.min(across, signWidth * (text.length + 0.5))
  const name: Stroke = { kind: 'text', paint: 'ink', x, y, text, size: 1 }
  const land = landSeen(map, cell)
  if (y < land.y || y > land.y + land.height) return [name]
  const left = Math.max(land.x, x - width / 2)
  const right = Math.min(land.x + land.width, x + width / 2)
  return [
    {
      kind: 'bar',
      paint: 'land',
      x: left,
      y: y - nameHeight / 2,
      width: right - left,
      height: nameHeight,
      round: 0.2,
    },
    name,
  ]
}

/** Whether the ground of a name lies over a disc, of which the rest would look like a lower cost. */
function isCut(stroke: Stroke, [ground]: readonly Stroke[]): boolean {
  if (stroke.kind !== 'disc' || ground.kind !== 'bar') return false
  const { x, y, radius } = stroke
  return (
    x + radius > ground.x &&
    x - radius < ground.x + ground.width &&
    y + radius > ground.y &&
    y - radius < ground.y + ground.height
  )
}

function landStrokes(map: GridMap, cell: number): readonly Stroke[] {
  return [{ kind: 'bar', paint: 'land', ...landSeen(map, cell), round: 0 }]
}

/** The part of the grid that can be seen, in cells of the scene. */
function landSeen(map: GridMap, cell: number) {
  const { column, row } = gridCell(map, cell)
  const [left, top] = [Math.max(0, around - column), Math.max(0, around - row)]
  const width = Math.min(across, around - column + map.width) - left
  const height = Math.min(across, around - row + map.height) - top
  return { x: left, y: top, width, height }
}

const discAtLeast = 0.06
const discForEachCost = 0.04

function cellStrokes(map: GridMap, cell: number): readonly Stroke[] {
  const here = gridCell(map, cell)
  return Array.from({ length: across * across }, (_, at) =>
    gridCell({ width: across }, at),
  ).flatMap(({ column, row }): readonly Stroke[] => {
    const seen = cellNumber(map, {
      column: here.column + column - around,
      row: here.row + row - around,
    })
    const cost = seen === undefined ? 1 : map.costs[seen]
    if (cost === 1) return []
    if (cost === 0) {
      return [{ kind: 'bar', paint: 'wall', x: column, y: row, width: 1, height: 1, round: 0 }]
    }
    const radius = discAtLeast + discForEachCost * cost
    return [{ kind: 'disc', paint: 'wall', x: column + 0.5, y: row + 0.5, radius }]
  })
}

function goalStrokes(map: GridMap, cell: number, goal: number): readonly Stroke[] {
  const [here, there] = [gridCell(map, cell), gridCell(map, goal)]
  const x = there.column - here.column + around + 0.5
  const y = there.row - here.row + around + 0.5
  if (x < 0 || x > across || y < 0 || y > across) return []
  const disc = (paint: Paint, radius: number): Stroke => ({ kind: 'disc', paint, x, y, radius })
  return [disc('ink', 0.42), disc('land', 0.3), disc('ink', 0.14)]
}
