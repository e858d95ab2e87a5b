import { expect, it } from 'vitest'
import { rewriteImports } from '../../../src/ownSearch/read/rewriteImports'
import { parseModule } from '../../../src/ownSearch/read/syntax'
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
