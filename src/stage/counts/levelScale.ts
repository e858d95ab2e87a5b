import { scaleLinear, scaleSymlog } from 'd3'

/** How high a bar stands for a number of nodes, and where lines help to read it. */
export interface LevelScale {
  /** The height for a number of nodes, in pixels from the top. */
  readonly y: (nodes: number) => number
  /** Numbers of nodes at which a line is drawn, rising. */
  readonly lines: readonly number[]
  /** True when each line stands for ten times the one below it. */
  readonly tenfold: boolean
}

/** Past this many nodes the first levels would vanish beside the widest on an even scale. */
export const mostOnEvenScale = 100
const lineSpacing = 18

export function levelScale(widest: number, top: number, bottom: number): LevelScale {
  const tenfold = widest > mostOnEvenScale
  const scale = tenfold ? scaleSymlog() : scaleLinear()
  const y = scale.domain([0, Math.max(1, widest)]).range([bottom, top])
  const most = Math.max(1, Math.floor((bottom - top) / lineSpacing))
  return { y, lines: tenfold ? tens(widest) : evenLines(widest, most), tenfold }
}

function tens(widest: number): readonly number[] {
  return Array.from({ length: Math.floor(Math.log10(widest)) + 1 }, (_, power) => 10 ** power)
}

function evenLines(widest: number, most: number): readonly number[] {
  return scaleLinear([0, Math.max(1, widest)], [0, 1])
    .ticks(most)
    .filter((line) => line > 0 && Number.isInteger(line))
}
