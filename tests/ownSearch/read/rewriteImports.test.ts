import { expect, it } from 'vitest'
import { rewriteImports } from '../../../src/ownSearch/read/rewriteImports'
import { isFunction, parseModule, walk } from '../../../src/ownSearch/read/syntax'

/** How many nodes a source has, and how often it is asked where one of its functions ends. */
function looksAtFunctions(source: string): { readonly nodes: number; readonly looks: number } {
  const program = parseModule(source)
  let nodes = 0
  let looks = 0
  walk(program, (node) => {
    nodes++
    const { end } = node
    if (isFunction(node)) Object.defineProperty(node, 'end', { get: () => (looks++, end) })
  })
  rewriteImports(program, source, 'given')
  return { nodes, looks }
}

it.each(['(() => 1)()\n', 'async () => { await 1 }\n', '() => () => 1;\n'])(
  'a source with very many functions is read in a few looks for each of its nodes: %#',
  (text) => {
    const { nodes, looks } = looksAtFunctions(text.repeat(1000))
    expect(looks).toBeGreaterThan(0)
    expect(looks).toBeLessThan(3 * nodes)
  },
)

it('awaits may stand in functions, in whatever these stand', () => {
  const source = 'const all = { async one() { return [async () => await 1, await 2] } }'
  expect(rewriteImports(parseModule(source), source, 'given')).toEqual([])
})
