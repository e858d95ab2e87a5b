import { describe, expect, it } from 'vitest'
import { stateOf } from '../../src/recording/query/path/path'
import { Recorder, record } from '../../src/recording/write/recorder'
import { distancesFrom, perDistance } from '../problems/sliding/plainBoards'
import { runOf } from '../recording/arbitraryRuns'

// A goal that cannot be reached makes breadth-first search go through the whole space.
const eightProblem = runOf({ start: '123456780', goal: '123456870' })

const statesOf8Problem = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
  16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
]

describe('the states per depth from the goal', () => {
  it('of the 8-puzzle are the known ones', () => {
    expect(record(eightProblem).totals.perLevel).toEqual(statesOf8Problem)
  })

  it('of the 8-puzzle end with the two farthest boards', () => {
    const recording = record(eightProblem)
    const { depth, reason } = recording.columns
    const farthest = Array.from({ length: recording.rows }, (_, row) => row)
      .filter((row) => depth[row] === 31 && reason[row] === 0)
      .map((row) => eightProblem.problem.format(stateOf(recording, row)))
    expect(farthest.sort()).toEqual(['647850321', '867254301'])
  })

  it.each([
    { columns: 2, rows: 2, goal: '1230', other: '2130', states: 12 },
    { columns: 2, rows: 3, goal: '123450', other: '213450', states: 360 },
    { columns: 3, rows: 2, goal: '123450', other: '213450', states: 360 },
    { columns: 2, rows: 4, goal: '12345670', other: '21345670', states: 20_160 },
    { columns: 4, rows: 2, goal: '12345670', other: '21345670', states: 20_160 },
  ])('of the $columns×$rows board are those of a search with strings', (board) => {
    const { columns, rows, goal, other, states } = board
    const run = runOf({ problem: `sliding-${columns}x${rows}`, start: goal, goal: other })
    const { perLevel, reached } = record(run).totals
    expect({ perLevel, reached }).toEqual({
      perLevel: perDistance(distancesFrom(goal, columns)),
      reached: states,
    })
  })

  it('of the 15-puzzle begin as known', () => {
    const known = [1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948]
    const recorder = new Recorder(
      runOf({
        problem: 'sliding-4x4',
        start: '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0',
        goal: '2,1,3,4,5,6,7,8,9,10,11,12,13,14,15,0',
      }),
    )
    const shallower = known.slice(0, -1).reduce((sum, states) => sum + states)
    // The children of an expansion are generated when the next one is asked for.
    recorder.advance(shallower + 1)
    expect(recorder.recording().totals.perLevel).toEqual(known)
  })
})
