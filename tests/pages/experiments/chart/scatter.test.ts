import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../src/experiments/row'
import { kindOf, pointsOf } from '../../../../src/pages/experiments/chart/scatter'
import { scatterPlot } from '../../../../src/pages/experiments/chart/scatterPlot'

const row: Row = {
  ...{ board: 0, search: 0, outcome: 'solved', moves: 9, ms: 10 },
  ...{ popped: 10, expanded: 9, generated: 30, peakSize: 20 },
}
const cut = { outcome: 'cut', moves: undefined, popped: 999 } as const
const pair = (board: number, first: Partial<Row>, second: Partial<Row>): readonly Row[] => [
  { ...row, board, ...first },
  { ...row, board, search: 1, ...second },
]
const rows = [
  ...pair(0, cut, cut),
  ...pair(1, { popped: 1000 }, cut),
  ...pair(2, cut, { popped: 100 }),
  ...pair(3, { popped: 10 }, { popped: 1000 }),
  ...pair(4, { ...cut, outcome: 'unsolvable' }, { ...cut, outcome: 'unsolvable' }),
]
const points = pointsOf(rows, 'popped', [0, 1])

describe('two searches board by board', () => {
  it('keep the boards that one of them did not solve, and leave out what nobody can solve', () => {
    expect(points.map(({ board }) => board)).toEqual([3, 1, 2, 0])
    expect(points.map(kindOf)).toEqual(['point', 'up', 'right', 'corner'])
  })

  it('have marks beyond the axes for the runs without a solution, and all others within', () => {
    const frame = { left: 10, right: 110, top: 30, bottom: 130, enlarged: 1 }
    const [point, up, right, corner] = scatterPlot(points, frame).marks
    expect([point.x, point.y]).toEqual([10, 30])
    expect([up.x, Math.round(right.y)]).toEqual([110, 80])
    expect([up.y < frame.top, right.x > frame.right]).toEqual([true, true])
    expect([corner.x, corner.y]).toEqual([right.x, up.y])
  })

  it('stand on the diagonal where both searches are equal, and one scale holds for both', () => {
    const equal = [
      ...pair(0, { popped: 10 }, { popped: 10 }),
      ...pair(1, { popped: 700 }, { popped: 700 }),
      ...pair(2, { popped: 20 }, { popped: 9000 }),
    ]
    const frame = { left: 10, right: 310, top: 30, bottom: 330, enlarged: 1 }
    const { marks, across, up } = scatterPlot(pointsOf(equal, 'popped', [0, 1]), frame)
    for (const { point, x, y } of marks) {
      const isEqual = point.across.value === point.up.value
      expect(Math.abs(x - frame.left - (frame.bottom - y)) < 0.001).toBe(isEqual)
    }
    expect(up.ticks.map(({ value }) => value)).toEqual(across.ticks.map(({ value }) => value))
  })

  it('stand beside the diagonal where one has expanded none and the other one', () => {
    const frame = { left: 10, right: 310, top: 30, bottom: 330, enlarged: 1 }
    const rows = [
      ...pair(0, { popped: 0 }, { popped: 1 }),
      ...pair(1, { popped: 9 }, { popped: 9 }),
    ]
    const { marks, across } = scatterPlot(pointsOf(rows, 'popped', [0, 1]), frame)
    expect(across.ticks[0]).toEqual({ value: 0, at: frame.left })
    expect(marks[0].x).toBe(frame.left)
    expect(marks[0].y).toBeLessThan(frame.bottom)
  })

  it('leave out a search that does not count what is asked for', () => {
    expect(pointsOf(pair(0, { peakSize: 0 }, {}), 'peakSize', [0, 1])).toEqual([])
  })
})
