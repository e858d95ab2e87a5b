import { expect, it } from 'vitest'
import { moduleIn } from '../../src/loading/moduleIn'

const pane = { default: 'the pane', [Symbol.toStringTag]: 'Module' }

it('is the file where the module has it for itself', () => {
  const file = { default: 'the dialog', other: pane }
  expect(moduleIn<unknown>(file)).toBe(file)
})

it('is the file that exports what only the module does, also where it has no default', () => {
  const file = { readSource: () => 'a source' }
  expect(moduleIn<unknown>(file, 'readSource')).toBe(file)
  expect(moduleIn<unknown>({ t: () => 'the pane', n: pane }, 'readSource')).toBe(pane)
})

it('is an export of a file that it shares with other parts', () => {
  expect(moduleIn<unknown>({ t: () => 'the pane', n: pane })).toBe(pane)
})

it('is the one that has what was named, where a file exports several', () => {
  const reader = { readSource: () => 'a source', [Symbol.toStringTag]: 'Module' }
  expect(moduleIn<unknown>({ n: pane, m: reader }, 'readSource')).toBe(reader)
  expect(moduleIn<unknown>({ n: pane, m: reader })).toBe(pane)
})

it('is the one with the component of a name, where a file exports several', () => {
  const named = (name: string) => ({ ...pane, default: { __name: name } })
  const [map, walk] = [named('TreeMap'), named('TreeWalk')]
  expect(moduleIn<unknown>({ n: map, m: walk }, 'TreeWalk')).toBe(walk)
})

it('is not known where there are none, or several', () => {
  expect(() => moduleIn<unknown>({ t: () => 'the pane' })).toThrow('no module')
  expect(() => moduleIn<unknown>({ n: pane, m: { ...pane } })).toThrow('no module')
})
