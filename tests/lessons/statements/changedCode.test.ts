import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Recording } from '../../../src/recording/recording'
import { recorderOf } from '../../ownSearch/runHere'
import { recorded, settingsOfLesson } from './recorded'

const breadthFirst = readFileSync('src/solvers/breadthFirst.ts', 'utf8')

/** The recording of breadth-first search with one text in its code changed. */
function changed(lesson: number, run: string, from: string, to: string): Recording {
  expect(breadthFirst.split(from)).toHaveLength(2)
  const source = breadthFirst.replace(from, to)
  const recorder = recorderOf(source, settingsOfLesson(lesson, run))
  recorder.advance(Infinity)
  return recorder.recording()
}

/** What lessons say of their code after a change that they ask for. */
describe('what a lesson says of changed code', () => {
  it('1: with nothing pruned, node 5 grows the children of the start, and the solution is as short', () => {
    const { columns, rows, solution, totals } = changed(1, 'small', 'twin !== notReached', 'false')
    const { recording: kept } = recorded(settingsOfLesson(1, 'small'))
    const childrenOf = (node: number) =>
      Array.from({ length: rows }, (_, row) => row)
        .filter((row) => row > 0 && columns.parent[row] === node)
        .map((row) => columns.low[row])
    expect(childrenOf(5)).toEqual(childrenOf(0))
    expect(totals.prunedBy.reached).toBe(0)
    expect(solution).toHaveLength(kept.solution?.length ?? Number.NaN)
  })
  it('3: with one question, and with none, more nodes are generated for a solution as short', () => {
    const { recording: table } = recorded(settingsOfLesson(3, 'smallHash'))
    const one = changed(3, 'smallHash', 'twin !== notReached', 'tree.undoes(child)')
    const none = changed(3, 'smallHash', 'twin !== notReached', 'false')
    expect([table, one, none].map(({ totals }) => totals.generated)).toEqual([53, 191, 1169])
    expect(one.solution).toHaveLength(table.solution?.length ?? Number.NaN)
    expect(none.solution).toHaveLength(table.solution?.length ?? Number.NaN)
  })
})
