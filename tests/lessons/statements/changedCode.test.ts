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
  it('3: with equality forgotten, more nodes are generated for a solution as short', () => {
    const { recording: table } = recorded(settingsOfLesson(3, 'smallHash'))
    const none = changed(3, 'smallHash', 'twin !== notReached', 'false')
    expect([none, table].map(({ totals }) => totals.generated)).toEqual([1169, 53])
    expect(none.solution).toHaveLength(table.solution?.length ?? Number.NaN)
  })

  it('4: with far twins forgotten, nothing changes for the small box, and a node of pegs is kept', () => {
    const near = '&& tree.depth(child) - tree.depth(twin) <= 2'
    expect(readFileSync('lessons/04-two-step-pruning.md', 'utf8')).toContain(`\`${near}\``)
    const figures = (name: string) => {
      const { recording: table } = recorded(settingsOfLesson(4, name))
      const far = changed(4, name, 'twin !== notReached', `twin !== notReached ${near}`)
      return [table, far].map(({ totals }) => [totals.generated, totals.pruned])
    }
    const [all, allFar] = figures('smallAll')
    expect(allFar).toEqual(all)
    const [pegs, pegsFar] = figures('pegs')
    expect(pegsFar).toEqual([pegs[0], pegs[1] - 1])
  })
})
