import { leastGenerated } from '../../../problems/grid/generate/generateMethods'
import type { GenerateMethod } from '../../../problems/grid/generate/generateMethods'
import { mostAcross } from '../../../problems/grid/gridMap'

/** How many walls in 100 cells can be asked for. */
export const wallShares = ['10', '20', '30', '40'] as const

/** What a generated map is asked for by. */
export interface GenerateOrder {
  readonly method: GenerateMethod
  /** How many of 100 cells are walls, where the method has random obstacles. */
  readonly share: string
  readonly columns: number
  readonly rows: number
  readonly seed: string
}

/** The name of a generated map; one that is too small is as small as they can be. */
export function generateName({ method, share, columns, rows, seed }: GenerateOrder): string {
  const across = (count: number) => Math.min(mostAcross, Math.max(leastGenerated, count))
  const how = method === 'obstacles' ? `${method}-${share}` : method
  return `${how}:${across(columns)}x${across(rows)}:${seed}`
}
