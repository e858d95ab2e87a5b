import { expect, it } from 'vitest'
import { answerOf } from '../../src/cli/solve/answer'
import { readCommandRun } from '../../src/cli/solve/readCommandRun'
import { layouts } from '../../src/problems/blocks/layouts'
import { metrics } from '../../src/problems/blocks/reach'
import { record } from '../../src/recording/write/recorder'

const steps = { U: [0, -1], L: [-1, 0], R: [1, 0], D: [0, 1] } as const
type Step = keyof typeof steps

/** Plays a printed move, such as `1,3:RRD`, on rows of letters. */
function play(rows: readonly string[], move: string): readonly string[] {
  const [, column, row, way] = /^(\d),(\d):([ULRD]+)$/.exec(move) ?? []
  const label = rows[Number(row)][Number(column)]
  expect(label, move).toMatch(/[A-Z]/)
  // It is the block's upper left corner.
  expect(rows[Number(row) - 1]?.[Number(column)], move).not.toBe(label)
  expect(rows[Number(row)][Number(column) - 1], move).not.toBe(label)
  return [...way].reduce((moved, step) => slide(moved, label, step as Step), rows)
}

function slide(rows: readonly string[], label: string, step: Step): readonly string[] {
  const [right, down] = steps[step]
  const lifted = rows.map((row) => [...row.replaceAll(label, '.')])
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter !== label) return
      expect(lifted[y + down]?.[x + right], `${label} goes ${step}`).toBe('.')
      lifted[y + down][x + right] = label
    }),
  )
  return lifted.map((row) => row.join(''))
}

const small = layouts.filter(({ id }) => ['three-by-three', 'four-by-four', 'seed'].includes(id))
const searches = small.flatMap((layout) => metrics.map((metric) => ({ layout, metric })))

it.each(searches)(
  'the printed solution of $layout.id, by $metric, can be played from its text alone',
  ({ layout, metric }) => {
    const read = readCommandRun({ problem: 'blocks', start: layout.id, metric })
    if (!read.ok) throw new Error(read.fault)
    const path = answerOf(read.value, record(read.value), 0).path ?? []
    expect(path).toHaveLength(layout.moves[metric])
    const end = path.reduce(play, layout.rows.split('/'))
    const { target, goal } = read.value.problem.settings
    const row = end.findIndex((cells) => cells.includes(target))
    expect(`${end[row].indexOf(target)},${row}`).toBe(goal)
  },
  30_000,
)
