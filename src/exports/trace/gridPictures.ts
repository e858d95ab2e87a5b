import type { CellMap } from '../../problems/problem'
import { exportColors } from '../colors'
import { isBeginning, markView } from './marks'
import type { TracePictures } from './pictures'

/** Cells of a row that are next to each other and cost the same. */
interface CellRun {
  readonly x: number
  readonly y: number
  readonly width: number
  /** What it costs to enter each; 0 for walls. */
  readonly cost: number
}

const cell = { x: '${{ $.x }}', y: '${{ $.y }}', width: 1, height: 1 }

/** States that are cells of a grid, drawn on it. */
export function gridPictures(map: CellMap): TracePictures {
  return {
    pivot: { x: '${{ $.x + 0.5 }}', y: '${{ $.y + 0.5 }}', scale: 1 },
    of: ({ low }) => ({ x: low % map.width, y: Math.floor(low / map.width) }),
    shared: () => ({ cells: runsOf(map), fills }),
    views: () => ({
      main: [
        {
          $: 'cells',
          $if: isBeginning,
          $for: { $let: 'i', $to: '${{ events[0].cells.length }}' },
          drawn: '${{ events[0].cells[$.i] }}',
        },
        { $: 'mark' },
        {
          $: 'circle',
          ...{ x: '${{ $.x + 0.5 }}', y: '${{ $.y + 0.5 }}', radius: 0.25 },
          ...{ fill: exportColors.ink, alpha: 1, clear: true },
        },
      ],
      cells: [
        {
          $: 'rect',
          ...{ x: '${{ $.drawn.x }}', y: '${{ $.drawn.y }}' },
          ...{ width: '${{ $.drawn.width }}', height: 1 },
          ...{ fill: '${{ events[0].fills[$.drawn.cost] }}', alpha: 1, clear: false },
        },
      ],
      mark: markView({ $: 'rect', ...cell }),
    }),
  }
}

/** By cost: walls are dark, and what costs more is darker. */
const fills = [
  exportColors.ink,
  ...[
    '#faf9f6',
    '#f0ede5',
    '#e6e1d4',
    '#dcd5c3',
    '#d2c9b2',
    '#c8bda1',
    '#beb190',
    '#b4a57f',
    '#aa996e',
  ],
]

function runsOf({ width, height, costs }: CellMap): readonly CellRun[] {
  const runs: CellRun[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0, end = 0; x < width; x = end) {
      const cost = costs[y * width + x]
      while (end < width && costs[y * width + end] === cost) end++
      runs.push({ x, y, width: end - x, cost })
    }
  }
  return runs
}
