import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobsOf, settingsOfJob } from '../../../src/experiments/experiment'
import { pegBoard } from '../../../src/problems/pegs/boards'
import { Successors } from '../../../src/problems/successors'
import type { Marker } from '../../../src/recording/marker'
import { frontierSizeAt } from '../../../src/recording/query/frontier/frontierSize'
import { pathTo, stateOf } from '../../../src/recording/query/path/path'
import { codeOf } from '../../../src/recording/reasonCodes'
import { readRun } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'
import { experimentFrom } from '../../experiments/anyResults'
import { asOneLine, problemOf } from './costsOfStates'
import { textsOfPlaces } from './lessonText'
import { recorded, settingsOfLesson } from './recorded'

const upFirst = 'up-left-right-down'
const downFirst = 'down-right-left-up'

const isLimit = (mark: Marker, limit: number) => mark.kind === 'iteration' && mark.limit === limit

/** What the lessons say in words, where no number in the text could be computed. */
describe('what a lesson says of its runs', () => {
  it('1: a board is its digits, and a move is one addition to them', () => {
    const { problem } = recorded(settingsOfLesson(1, 'small')).run
    const into = new Successors()
    problem.successors(problem.start.low, problem.start.high, into)
    expect(problem.start).toEqual({ low: 123_056_478, high: 0 })
    const after = [...into.low.subarray(0, into.count)]
    expect(after).toEqual([23_156_478, 123_506_478, 123_456_078])
    expect(after[2]).toBe(123_056_478 - 400 + 400_000)
  })

  it('1 and 2: the boards of the 15-puzzle, and what half of them cost', () => {
    const boards = Array.from({ length: 16 }, (_, place) => place + 1).reduce((a, b) => a * b)
    expect(boards / 1e13).toBeCloseTo(2, 0)
    expect((8 * boards) / 2).toBeGreaterThan(80e12)
    expect((8 * boards) / 2).toBeLessThan(90e12)
  })

  it('2: the two farthest boards are the last level from the goal, and one is named as it is expanded', () => {
    const { run, recording } = recorded(settingsOfLesson(2, 'fromGoal'))
    const { columns, rows, totals } = recording
    const last = Array.from({ length: rows }, (_, row) => row).filter(
      (row) => columns.depth[row] === 31 && columns.reason[row] === 0,
    )
    const boards = last.map((row) => run.problem.format(stateOf(recording, row)))
    expect(boards).toEqual(['647850321', '867254301'])
    expect(totals.perLevel).toHaveLength(32)
    expect(totals.reached).toBe(181_440)
  })

  it('1 and 2: a branching factor of 1.7 is that of the moves that lead on, and of the levels', () => {
    expect(24 / 9 - 1).toBeCloseTo(1.7, 1)
    expect(1.7 ** 2).toBeCloseTo(3, 0)
    expect(1.7 ** 31 / 1e6).toBeCloseTo(14, 0)
    const { perLevel } = recorded(settingsOfLesson(2, 'fromGoal')).recording.totals
    expect(Math.abs(perLevel[10] ** (1 / 10) - 1.7)).toBeLessThan(0.1)
    expect(Math.abs(perLevel[10] - 243)).toBeLessThan(50)
  })

  it('3: without the pruned children, a tree to a depth is what the next limit expands', () => {
    const { recording } = recorded(settingsOfLesson(3, 'noWayBackAll'))
    const { columns, markers, totals } = recording
    for (const limit of [4, 7]) {
      const begins = (of: number) => markers.find((mark) => isLimit(mark, of))?.event ?? Number.NaN
      const [from, to] = [begins(limit), begins(limit + 1)]
      const rows = Array.from({ length: recording.rows }, (_, row) => row)
      const kept = rows.filter((row) => {
        const event = columns.generatedAt[row]
        return event >= from && event < to && columns.reason[row] !== codeOf('undoes')
      })
      const next = totals.perIteration.find((each) => each.limit === limit + 1)
      expect(next?.expanded).toBe(kept.length)
    }
  })

  it('3: the new boards cost the same from either end of the list, and the duplicates do not', () => {
    const { totals: newest } = recorded(settingsOfLesson(3, 'list')).recording
    const { totals: oldest } = recorded(settingsOfLesson(3, 'oldest')).recording
    const forNew = (newest.reached * (newest.reached - 1)) / 2
    const { reached: duplicates } = newest.prunedBy
    expect(duplicates).toBeGreaterThan(2 * newest.reached)
    expect(newest.comparisons - forNew).toBeLessThan(forNew / 4)
    expect(oldest.comparisons - forNew).toBeGreaterThan(2 * forNew)
    const half = newest.reached / 2
    expect((oldest.comparisons - forNew) / duplicates).toBeGreaterThan(half * 0.9)
  })

  it('4: no twin of the small box is more than two levels away, and one of the pegs is', () => {
    const farTwins = (name: string) => {
      const { columns, rows } = recorded(settingsOfLesson(4, name)).recording
      const pruned = Array.from({ length: rows }, (_, row) => row).filter(
        (row) => columns.reason[row] === codeOf('reached'),
      )
      return pruned.filter((row) => columns.depth[row] - columns.depth[columns.twin[row]] > 2)
    }
    expect(farTwins('smallAll')).toEqual([])
    expect(farTwins('pegs')).toEqual([32])
  })

  it('5: the last two levels hold more than half of the tree only with the pruned nodes', () => {
    const { recording } = recorded(settingsOfLesson(5, 'one'))
    const { rows, columns, totals } = recording
    const low = columns.depth.subarray(0, rows).filter((depth) => depth >= 4).length
    expect(low).toBeGreaterThan(rows / 2)
    const kept = totals.perLevel.reduce((sum, nodes) => sum + nodes, 0)
    expect(totals.perLevel[4] + totals.perLevel[5]).toBeLessThan(kept / 2)
  })

  it('6: at most three nodes for each level are held by iterative deepening', () => {
    const { recording } = recorded(settingsOfLesson(6, 'deepening'))
    const { columns, rows } = recording
    for (let row = 0; row < rows; row++) {
      const deepest = columns.depth[row]
      const held = deepest + frontierSizeAt(recording, columns.generatedAt[row])
      expect(held).toBeLessThanOrEqual(3 * deepest + 1)
    }
  })

  it('6: of depth-first and breadth-first search the order of moves decides which expands fewer nodes', () => {
    const solvers = 'depth-first,breadth-first:goalTest=generation'
    const shareWithFewer = (order: string) => {
      const experiment = experimentFrom({ solvers, order, count: '6', seed: '1' })
      const expanded = jobsOf(experiment).map((job) => {
        const run = readRun(settingsOfJob(experiment, job))
        if (!run.ok) throw new Error('not a run')
        const recorder = new Recorder(run.value, 0)
        recorder.advance(Infinity)
        return recorder.recording().totals.expanded
      })
      const boards = experiment.starts
      const fewer = boards.filter((_, at) => expanded[2 * at] < expanded[2 * at + 1])
      return fewer.length / boards.length
    }
    expect(problemOf(settingsOfLesson(6, 'unlucky')).settings.order).toBe(upFirst)
    const text = asOneLine(textsOfPlaces('06-depth-first-and-deepening').get('all-the-way'))
    expect(text).toContain('With the order up, left, right, down, as here, it expands fewer nodes')
    expect(shareWithFewer(upFirst)).toBeGreaterThan(0.5)
    expect(text).toContain('With the order down, right, left, up it expands more from most.')
    expect(shareWithFewer(downFirst)).toBeLessThan(0.5)
  })

  it('6: how long a goal waits in the stack is decided by the order of moves', () => {
    const expandedWhileGoalWaits = (order: string) => {
      const experiment = experimentFrom({ solvers: 'depth-first', order, count: '6', seed: '1' })
      return jobsOf(experiment).map((job) => {
        const { recording } = recorded(settingsOfJob(experiment, job))
        const { outcome, columns, expansions, expanded } = recording
        if (outcome?.kind !== 'solved') throw new Error('no solution')
        const parent = expansions.items.indexOf(columns.parent[outcome.node])
        return expanded - (parent + 1)
      })
    }
    expect(expandedWhileGoalWaits(upFirst)).toEqual([0, 0, 0, 0, 0, 0])
    expect(Math.max(...expandedWhileGoalWaits(downFirst))).toBeGreaterThan(100_000)
  })

  it('6: the table of jumps is that of the board', () => {
    const rows = readFileSync('lessons/06-depth-first-and-deepening.md', 'utf8').matchAll(
      /^\| (\d+) +\| (\d.*?) *\|$/gm,
    )
    const told = Array.from(rows, ([, from, jumps]) => `${from}: ${jumps}`)
    const known = pegBoard('pegs-13').jumps.map(
      (jumps, from) => `${from}: ${jumps.map(({ over, to }) => `${over} to ${to}`).join(', ')}`,
    )
    expect(told).toEqual(known)
  })

  it('7: a limit raised by one repeats the search before it, every second time', () => {
    const { perIteration } = recorded(settingsOfLesson(7, 'byOne')).recording.totals
    expect(perIteration.map(({ limit }) => limit)).toEqual(
      Array.from({ length: 11 }, (_, more) => 21 + more),
    )
    for (let place = 1; place < perIteration.length; place += 2) {
      const [before, repeated] = perIteration.slice(place - 1)
      expect({ ...repeated, limit: before.limit }).toEqual(before)
    }
  })

  it('7: the higher of two admissible bounds expands no more nodes at any limit', () => {
    const { perIteration: low } = recorded(settingsOfLesson(7, 'whole')).recording.totals
    const { perIteration: high } = recorded(settingsOfLesson(7, 'conflicts')).recording.totals
    const pairs = high.map(({ limit, expanded }) => ({
      high: expanded,
      low: low.find((each) => each.limit === limit)?.expanded ?? 0,
    }))
    expect(pairs.filter((pair) => pair.high > pair.low)).toEqual([])
  })

  it('7: no state of a shortest solution has an f above its length', () => {
    const { run, recording } = recorded(settingsOfLesson(7, 'first'))
    const { outcome } = recording
    const path =
      outcome?.kind === 'solved'
        ? pathTo(recording, outcome.node).map((node) => stateOf(recording, node))
        : []
    const [manhattan] = run.problem.heuristics
    const over = path.filter(({ low, high }, g) => g + manhattan.of(low, high) > path.length - 1)
    expect(path).toHaveLength(32)
    expect(over).toEqual([])
  })

  it('7: the limit 31 takes more than four times as many nodes as the limit 29', () => {
    const { perIteration } = recorded(settingsOfLesson(7, 'whole')).recording.totals
    const generated = (of: number) => perIteration.find(({ limit }) => limit === of)?.generated ?? 0
    const times = generated(31) / generated(29)
    expect(times).toBeGreaterThan(4)
    expect(times).toBeLessThan(5)
  })

  it('8: of equal f, a node that replaced another has the turn of that one', () => {
    const { columns, rows, markers } = recorded(settingsOfLesson(8, 'far')).recording
    const { generatedAt, leftAt, reason, depth, h } = columns
    const turns = Uint32Array.from({ length: rows }, (_, row) => row)
    for (const mark of markers) {
      if (mark.kind === 'supersede' && mark.waiting) turns[mark.by] = turns[mark.node]
    }
    const kept = [...turns.keys()].filter((row) => reason[row] === 0)
    const waitsOf = (row: number) =>
      kept.filter(
        (other) =>
          depth[other] + h[other] === depth[row] + h[row] &&
          generatedAt[other] < leftAt[row] &&
          leftAt[other] > leftAt[row],
      )
    const took = kept.filter((row) => turns[row] < row)
    const behind = took.slice(0, 100).flatMap((row) => waitsOf(row).map((other) => [row, other]))
    expect(behind.filter(([row, other]) => turns[other] < turns[row])).toEqual([])
    // By their numbers alone some of them would have left before it.
    expect(behind.some(([row, other]) => other < row)).toBe(true)
  })

  it('8: a heuristic that is too high can still find a shortest path', () => {
    const farthest = { start: '867254301', solver: 'a-star' }
    const [sum, manhattan] = ['sum', 'manhattan'].map(
      (heuristic) => recorded({ ...farthest, heuristic }).recording.solution?.length,
    )
    expect([sum, manhattan]).toEqual([31, 31])
  })
})
