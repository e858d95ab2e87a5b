import { expect, it } from 'vitest'
import { numberCalls } from '../../../src/ownSearch/read/rewrite/numberCalls'
import { parseModule } from '../../../src/ownSearch/read/syntax'
import { looksAtFunctions } from './looksAtFunctions'

it('the returns of a generator are numbered, not those of functions in it or around it', () => {
  const source = `function outer() {
  function* steps() {
    const one = state => { return state }
    return one
  }
  return steps
}`
  expect(numberCalls(parseModule(source), 'call').calls).toEqual([{ line: 4 }])
})

it('what is yielded is numbered, once where it is an expansion, and not where others yield', () => {
  const source = `function* steps(tree, node, others) {
  yield node
  yield tree.expand(node)
  yield* others
  yield
  if (!others) return
}`
  const lines = numberCalls(parseModule(source), 'call').calls.map(({ line }) => line)
  expect(lines).toEqual([2, 3, 5, 6])
})

it('the returns behind very many functions are told from each other in a few looks', () => {
  const source = `function* all() {
${'() => 1\n;'.repeat(1000)}
${'if (all) return 1\n'.repeat(1000)}
}`
  const { nodes, looks } = looksAtFunctions(source, (program) => numberCalls(program, 'call'))
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(3 * nodes)
})
