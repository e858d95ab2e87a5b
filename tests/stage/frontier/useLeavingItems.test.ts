import { expect, it, onTestFinished } from 'vitest'
import { computed, effectScope, nextTick, ref } from 'vue'
import { useLeavingItems } from '../../../src/stage/frontier/useLeavingItems'

/** A list of nodes, and what is seen of it. */
function aList(first: readonly number[]) {
  const nodes = ref(first)
  const leavesSlowly = ref(true)
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const leaving = scope.run(() =>
    useLeavingItems(
      computed(() => nodes.value.map((node) => ({ node }))),
      () => leavesSlowly.value,
    ),
  )
  if (!leaving) throw new Error('no scope')
  const seen = () =>
    leaving.shown.value.map(({ node, leaves }) => (leaves ? `${node} leaves` : node))
  const go = async (...next: number[]) => {
    nodes.value = next
    await nextTick()
    return seen()
  }
  return { go, seen, gone: leaving.gone, leavesSlowly }
}

it('what leaves is seen on its way until it is gone', async () => {
  const { go, seen, gone } = aList([1, 2, 3])
  expect(await go(2, 3, 4)).toEqual([2, 3, 4, '1 leaves'])
  gone(1)
  expect(seen()).toEqual([2, 3, 4])
})

it('what leaves is gone when others leave, or when it comes again', async () => {
  const { go } = aList([1, 2])
  expect(await go(2)).toEqual([2, '1 leaves'])
  expect(await go(3)).toEqual([3, '2 leaves'])
  expect(await go(3, 2)).toEqual([3, 2])
})

it('nothing is seen on its way where nothing moves', async () => {
  const { go, leavesSlowly } = aList([1, 2])
  await go(2)
  leavesSlowly.value = false
  expect(await go(3)).toEqual([3])
})
