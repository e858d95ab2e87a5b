import { expect, it } from 'vitest'
import { readGraph } from '../../../../src/problems/graph/graphText'
import { namedGraphs } from '../../../../src/problems/graph/namedGraphs'
import { alikeNames } from '../../../../src/setup/editor/graph/alikeNames'

it.each([
  ['a letter left out', 'Bucharst'],
  ['a letter added', 'Bucharrest'],
  ['another letter', 'Bukharest'],
  ['two letters that changed places', 'Buchraest'],
  ['another case', 'bucharest'],
  ['a space', 'Buch arest'],
])('finds a name that was mistyped: %s', (_, mistyped) => {
  expect(alikeNames(['Arad', 'Bucharest', 'Sibiu', mistyped])).toEqual(['Bucharest', mistyped])
})

it.each([
  ['short', ['A', 'B', 'AB', 'cat', 'car']],
  ['with numbers', ['town1', 'town2', 'room 10', 'room 11']],
  ['of two letters that differ', ['Bucharest', 'Bukharast', 'Buchast']],
])('lets names be that are %s', (_, names) => {
  expect(alikeNames(names)).toBeUndefined()
})

it('has nothing to say of the graphs that come with the app', () => {
  for (const { text } of namedGraphs) {
    const graph = readGraph(text)
    if (!graph.ok) throw new Error(text)
    expect(alikeNames(graph.value.nodes.map(({ name }) => name))).toBeUndefined()
  }
})
