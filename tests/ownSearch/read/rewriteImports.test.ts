import { expect, it } from 'vitest'
import { readSource } from '../../../src/ownSearch/read/readSource'
import { rewriteImports } from '../../../src/ownSearch/read/rewrite/rewriteImports'
import { parseModule } from '../../../src/ownSearch/read/syntax'
import { templateWith } from '../templateWith'
import { looksAtFunctions } from './looksAtFunctions'

it.each(['(() => 1)()\n', 'async () => { await 1 }\n', '() => () => 1;\n'])(
  'a source with very many functions is read in a few looks for each of its nodes: %#',
  (text) => {
    const source = text.repeat(1000)
    const { nodes, looks } = looksAtFunctions(source, (program) => {
      rewriteImports(program, source, 'given')
    })
    expect(looks).toBeGreaterThan(0)
    expect(looks).toBeLessThan(3 * nodes)
  },
)

it('awaits may stand in functions, in whatever these stand', () => {
  const source = 'const all = { async one() { return [async () => await 1, await 2] } }'
  expect(rewriteImports(parseModule(source), source, 'given')).toEqual([])
})

it.each([
  ["import * as fs from 'fs'", 'unknown-import'],
  ["import fs from 'fs'", 'unknown-import'],
  ["import { Nothing } from '../structures/stack'", 'no-such-export'],
])('%s is told, also where nothing is made of it', (line, kind) => {
  const read = readSource(`${line}\n${templateWith('')}`)
  expect(read).toMatchObject({ ok: false, fault: { line: 1, problem: { kind } } })
})

it.each([
  "import { Stack } from '../structures/stack'",
  "import { Node } from './solver'; const first: Node = 0",
  "import type { Node } from './solver'",
])('%s is nothing to be told', (line) => {
  expect(readSource(`${line}\n${templateWith('')}`).ok).toBe(true)
})
