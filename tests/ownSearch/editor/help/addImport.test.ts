import { ChangeSet, Text } from '@codemirror/state'
import { expect, it } from 'vitest'
import { addImport } from '../../../../src/ownSearch/editor/help/addImport'

function withImportOf(name: string, source: string): string {
  const change = addImport(name, source)
  if (!change) return source
  const lines = Text.of(source.split('\n'))
  return ChangeSet.of(change, source.length).apply(lines).toString()
}

const solverTypes = `import type { Search, Steps } from './solver'\n`

it('an import comes before those of later files', () => {
  expect(withImportOf('Queue', solverTypes)).toBe(
    `import { Queue } from '../structures/queue'\n${solverTypes}`,
  )
})

it('an import comes behind the last one where none is later', () => {
  const queue = `import { Queue } from '../structures/queue'`
  expect(withImportOf('Stack', `${queue}\n\ncode`)).toBe(
    `${queue}\nimport { Stack } from '../structures/stack'\n\ncode`,
  )
})

it('a name joins the names that come from the same file, at its place', () => {
  expect(withImportOf('Solver', solverTypes)).toBe(
    `import type { Search, Solver, Steps } from './solver'\n`,
  )
  expect(withImportOf('Outcome', `import type { Node } from './solver'\n`)).toBe(
    `import type { Node, Outcome } from './solver'\n`,
  )
})

it('an import is the first line of a source without any', () => {
  expect(withImportOf('notReached', 'code')).toBe(
    `import { notReached } from '../structures/reachedTable'\n\ncode`,
  )
})

it.each([
  ['is imported', `import { Queue } from '../structures/queue'\n`],
  ['is declared', 'class Queue {}\n'],
])('nothing is imported that %s already', (_, source) => {
  expect(withImportOf('Queue', source)).toBe(source)
})

it('nothing is imported that there is not', () => {
  expect(withImportOf('Heap', solverTypes)).toBe(solverTypes)
})
