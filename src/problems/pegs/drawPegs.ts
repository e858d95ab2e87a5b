import type { Scene } from '../scene'
import type { PegBoard } from './boards'
import type { Pegs } from './packing'

/** The holes in their order, each with its number. */
export function drawPegs({ columns, rows, holes }: PegBoard, pegs: Pegs, goalHole: number): Scene {
  return {
    columns,
    rows,
    parts: holes.map(({ x, y }, hole) => ({
      shape: pegs[hole] ? 'peg' : 'hole',
      x,
      y,
      width: 1,
      height: 1,
      label: String(hole),
      home: hole === goalHole,
    })),
  }
}
