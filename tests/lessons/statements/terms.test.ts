import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { costColumns, costedSolvers, solverCost } from '../../../src/words/solverCosts'

const inOrder = listedLessons.toSorted((one, other) => one.heading.order - other.heading.order)
const texts = inOrder.map(({ name }) => readFileSync(`lessons/${name}.md`, 'utf8'))

/** The words of all tables of costs in a text. */
function costsIn(text: string): string {
  const tables = Array.from(text.matchAll(/<SearchCosts(?: solvers="([^"]*)")? \/>/g))
  const ids = tables.flatMap(
    ([, listed]) => listed?.split(',').map((id) => id.trim()) ?? costedSolvers,
  )
  return ids.flatMap((id) => costColumns.map((column) => solverCost(id, column))).join(' ')
}

it('explains the brackets of a formula in the lesson that shows them first', () => {
  const first = texts.find((text) => costsIn(text).includes('⌊'))
  expect(first).toContain('⌊ ⌋ mean: rounded down')
})

it('explains the queue in the first lesson, where the narration speaks of it', () => {
  const solvers = Object.values(inOrder[0].heading.runs).map(({ solver }) => solver)
  expect(solvers).toContain('breadth-first')
  expect(texts[0]).toContain('**queue**')
})
