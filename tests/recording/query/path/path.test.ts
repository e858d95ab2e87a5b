import { expect, it } from 'vitest'
import { hasGrandparentsState } from '../../../../src/recording/query/path/path'

it('a node has the state of its grandparent where both words of it are the same', () => {
  const parent = Int32Array.of(-1, 0, 1, 1, 1, 0)
  const low = Int32Array.of(5, 6, 5, 5, 7, 5)
  const high = Int32Array.of(1, 1, 1, 2, 1, 1)
  const has = Array.from(parent.keys(), (node) => hasGrandparentsState({ parent, low, high }, node))
  expect(has).toEqual([false, false, true, false, false, false])
})
