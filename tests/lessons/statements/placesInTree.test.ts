import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layOutTree } from '../../../src/layout/treeLayout'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import type { Settings } from '../../../src/problems/problem'
import { frontierOrderOf } from '../../../src/recording/frontierOrder'
import { eventAt, rowsAt } from '../../../src/recording/query/events'
import { frontierAt } from '../../../src/recording/query/frontier/frontier'
import { iterationAt } from '../../../src/recording/query/iterations'
import { stateOf } from '../../../src/recording/query/path/path'
import { codeOf } from '../../../src/recording/reasonCodes'
import { recorded, settingsOfLesson } from './recorded'

/** A run as it stands at a moment of a lesson. */
function at(settings: Settings, until: string) {
  const { run, recording } = recorded(settings)
  const moment = stepOf(recording, until)
  if (moment.kind !== 'step') throw new Error(`${until}: ${moment.kind}`)
  const { step } = moment
  const { firstRow } = iterationAt(recording, step)
  const { columns } = recording
  const rows = rowsAt(recording, step)
  const layout = layOutTree(columns, firstRow, rows, true)
  const there = Array.from({ length: rows - firstRow }, (_, row) => firstRow + row)
  const byPlace = (nodes: readonly number[]) =>
    nodes.toSorted((one, other) => layout.x[one] - layout.x[other])
  return {
    run,
    recording,
    columns,
    step,
    /** The kept nodes of a level, from left to right. */
    level: (depth: number) =>
      byPlace(there.filter((node) => columns.depth[node] === depth && columns.reason[node] === 0)),
    /** The children of a node, from left to right. */
    children: (parent: number) => byPlace(there.filter((node) => columns.parent[node] === parent)),
    /** The node of the step. */
    acting() {
      const event = eventAt(recording, step)
      if (!('node' in event)) throw new Error(`${until}: no node`)
      return event.node
    },
    board: (node: number) => run.problem.format(stateOf(recording, node)),
  }
}

/** The node of a row that is named by where it stands, where that word names one alone. */
function named(place: string, row: readonly number[]): number | undefined {
  const [first] = row
  if (place === 'leftmost' && row.length > 2) return first
  if (place === 'rightmost' && row.length > 2) return row[row.length - 1]
  if (place === 'middle') return row.length === 3 ? row[1] : undefined
  if (row.length !== 2) return undefined
  return place === 'left' ? first : place === 'right' ? row[1] : undefined
}

/** Every caption that says which node is expanded by where it stands, with the moment of its figure. */
const captions = listedLessons.flatMap(({ name, heading }) => {
  const text = readFileSync(`lessons/${name}.md`, 'utf8')
  const figures = text.matchAll(/<RunFigure run="([^"]+)" until="([^"]+)"[^>]*caption="([^"]+)"/g)
  return Array.from(figures, ([, run, until, caption]) => {
    const place =
      /\bthe (left|leftmost|middle|right|rightmost) (?:node of depth (\d+)|child) is expanded/.exec(
        caption,
      )
    return place ? [{ name, settings: heading.runs[run], until, caption, place }] : []
  }).flat()
})

describe('a caption that names a node by its place', () => {
  it('is found in several lessons', () => {
    expect(new Set(captions.map(({ name }) => name)).size).toBeGreaterThanOrEqual(4)
  })

  it.each(captions)('$name: $caption', ({ settings, until, place: [, place, depth] }) => {
    const stage = at(settings, until)
    expect(named(place, stage.level(Number(depth ?? 1)))).toBe(stage.acting())
  })
})

describe('a text that names a node by its place', () => {
  it('1: node 1 is on the left, and node 5 has the board of node 0', () => {
    const { children, board } = at(settingsOfLesson(1, 'small'), 'generated:5')
    expect(children(0)[0]).toBe(1)
    expect(board(5)).toBe(board(0))
  })

  it('1: node 2 is the middle one of three children', () => {
    const stage = at(settingsOfLesson(1, 'small'), 'expanded:3')
    expect(named('middle', stage.children(0))).toBe(2)
    expect(stage.acting()).toBe(2)
  })

  it('1: the right arm ends in the node that is expanded, and the left one has grown by a node', () => {
    const stage = at(settingsOfLesson(1, 'ring'), 'expanded:11')
    const before = at(settingsOfLesson(1, 'ring'), 'expanded:10')
    const depth = stage.columns.depth[stage.acting()]
    const [leftEnd] = stage.level(depth + 1)
    expect(stage.level(depth + 1)).toHaveLength(1)
    expect(before.level(depth + 1)).toHaveLength(0)
    expect(named('right', stage.level(depth))).toBe(stage.acting())
    expect(stage.columns.parent[leftEnd]).toBe(named('left', stage.level(depth)))
  })

  it.each([
    ['sideways', 'right', 2],
    ['up-and-down', 'left', 1],
  ])('1: both children can be seen where one of them is named: %s', (id, place, node) => {
    const text = readFileSync('lessons/01-states-and-moves.md', 'utf8')
    const until = new RegExp(`<LessonBeat id="${id}"[^>]* until="([^"]+)"`).exec(text)?.[1] ?? ''
    const stage = at(settingsOfLesson(1, 'swapped'), until)
    expect(named(place, stage.children(0))).toBe(node)
  })

  it('3: the left block is moved first, and its twin in the mirror is the other child', () => {
    const { run, board } = at(settingsOfLesson(3, 'folded'), 'pruned:1')
    const bottom = (state: string) => state.split('/').at(-1) ?? ''
    const start = bottom(run.problem.format(run.problem.start))
    const [one, other] = [bottom(board(1)), bottom(board(2))]
    // What moves away from a side leaves its cell there empty.
    expect(one.indexOf('.')).toBeLessThan(start.indexOf('.'))
    expect(other.lastIndexOf('.')).toBeGreaterThan(start.lastIndexOf('.'))
    expect(one.length - 1 - one.indexOf('.')).toBe(other.lastIndexOf('.'))
  })

  it('4: the small square of the longer slides has its twin on level 1, beside its parent', () => {
    const { columns } = at(settingsOfLesson(4, 'straight'), 'generated:9')
    expect(columns.twin[9]).toBe(3)
    expect([columns.depth[3], columns.parent[columns.parent[9]]]).toEqual([1, columns.parent[3]])
  })

  it('4: the last node of the pegs is alone on level 5, and its twin is on level 2', () => {
    const { columns, recording } = at(settingsOfLesson(4, 'pegs'), 'generated:32')
    const depths = [...columns.depth.subarray(0, recording.rows)]
    expect(depths.indexOf(5)).toBe(32)
    expect(depths.filter((depth) => depth === 5)).toHaveLength(1)
    expect([recording.rows - 1, columns.twin[32], columns.depth[14]]).toEqual([32, 14, 2])
  })

  it('6: the child in the middle has every tile in place but two, and was not generated last', () => {
    const stage = at(settingsOfLesson(6, 'unlucky'), 'generated:3')
    const middle = stage.children(0)[1]
    expect(named('middle', stage.children(0))).toBe(middle)
    const astray = (node: number) =>
      [...stage.board(node)].filter((tile, cell) => tile !== '0' && tile !== '123456780'[cell])
    expect(stage.children(0).filter((node) => astray(node).length === 2)).toEqual([middle])
    expect(middle).toBeLessThan(3)
  })

  it('6: a child near the top is pruned one move from the goal, for a twin at the limit', () => {
    const { columns, run, recording } = at(settingsOfLesson(6, 'ten'), 'generated:574')
    expect(columns.depth[574]).toBeLessThanOrEqual(3)
    const { low, high } = stateOf(recording, 574)
    expect(run.problem.heuristics[0].of(low, high)).toBe(1)
    expect(columns.reason[574]).toBe(codeOf('reached'))
    expect(columns.depth[columns.twin[574]]).toBe(10)
  })

  it('7: node 1 is the first child of the start, made by moving tile 6', () => {
    const { children, run, recording } = at(settingsOfLesson(7, 'small'), 'generated:2')
    expect(children(0)[0]).toBe(1)
    const { start } = run.problem
    const action = recording.columns.action[1]
    expect(run.problem.notation(start, action)).toBe('6')
  })

  it('7: one node is still in the frontier, three moves from the start', () => {
    const { run, recording, step, columns } = at(settingsOfLesson(7, 'tooHigh'), 'end')
    const waiting = [...frontierAt(recording, step, frontierOrderOf(run.chosen))]
    expect(waiting.map((node) => columns.depth[node])).toEqual([3])
  })
})
