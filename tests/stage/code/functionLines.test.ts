import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { solvers } from '../../../src/solvers'
import { functionLines } from '../../../src/stage/code/functionLines'

it('keeps the functions of a source, each as it is written', () => {
  const source = [
    "import { one } from './one'",
    '/** What it does. */',
    'export function* search() {',
    '  if (one) {',
    '    yield 1',
    '  }',
    '}',
    '',
    'const table = {',
    '  run: search,',
    '}',
    '/** What it is for. */',
    'function first() {',
    '}',
  ]
  expect(functionLines(source)).toEqual([...source.slice(2, 7), '', ...source.slice(12)])
})

it.each(solvers.map(({ source }) => source))('finds the whole search in %s', (source) => {
  const lines = functionLines(readFileSync(`src/solvers/${source}`, 'utf8').split('\n'))
  expect(lines[0]).toMatch(/^(export )?function\*? \w+\(/)
  expect(lines.at(-1)).toBe('}')
  expect(lines.join('\n')).toContain('yield tree.expand(node)')
})
