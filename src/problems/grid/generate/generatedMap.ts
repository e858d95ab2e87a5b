import { createRandom } from '../../random'
import type { Random } from '../../random'
import type { Result } from '../../result'
import type { Told } from '../../told'
import { withFarEnds } from '../flood'
import { mostAcross } from '../gridMap'
import type { GridMap } from '../gridMap'
import { wrongGrid } from '../mapRows'
import { generateMethods, leastGenerated } from './generateMethods'
import type { GenerateMethod } from './generateMethods'
import { depthFirstMaze, kruskalMaze } from './mazes'
import { roomsWithDoors } from './rooms'
import { scatteredWalls } from './scattered'
import { smoothTerrain } from './terrain'
import type { GridSize } from './walled'

const mostPercent = 60

type Method = (size: GridSize, random: Random, percent: number) => Uint8Array

const methods: Readonly<Record<GenerateMethod, Method>> = {
  'maze-dfs': depthFirstMaze,
  'maze-kruskal': kruskalMaze,
  obstacles: scatteredWalls,
  rooms: roomsWithDoors,
  terrain: smoothTerrain,
}

const name = /^([a-z]+(?:-[a-z]+)?)(?:-(\d{1,3}))?:(\d{1,6})x(\d{1,6}):(\d{1,10})$/

/** How the names of generated maps are written, one of each method. */
export const generatedNames = [
  'maze-dfs:21x15:7',
  'maze-kruskal:21x15:7',
  'obstacles-30:21x15:7',
  'rooms:21x15:7',
  'terrain:21x15:7',
] as const

/**
 * The map that a name asks to be generated: a method, a size and a seed, such as `maze-dfs:21x15:7`.
 * The methods are `maze-dfs`, `maze-kruskal`, `rooms`, `terrain`, and `obstacles-30`, where 30 of 100
 * cells are walls. Its start and its goal are far from each other and connected. The same name gives
 * the same map on every machine.
 *
 * @returns nothing where the text is no such name
 */
export function generatedMap(text: string): Result<GridMap, Told> | undefined {
  const match = name.exec(text)
  const method = match && generateMethods.find((each) => each === match[1])
  if (!match || !method) return undefined
  const hasShare = method === 'obstacles'
  if (hasShare !== (match[2] !== undefined)) return undefined
  const percent = Number(match[2] ?? 0)
  if (percent > mostPercent) return wrongGrid('grid.share', { percent, most: mostPercent })
  const size = { width: Number(match[3]), height: Number(match[4]) }
  const isRight = [size.width, size.height].every(
    (across) => across >= leastGenerated && across <= mostAcross,
  )
  if (!isRight) return wrongGrid('grid.generatedSize', { least: leastGenerated, most: mostAcross })
  const costs = methods[method](size, createRandom(Number(match[5])), percent)
  return { ok: true, value: withFarEnds({ ...size, costs, start: undefined, goal: undefined }) }
}
