import { expect, it } from 'vitest'
import { ref, shallowRef } from 'vue'
import type { Ink, InkPointer, InkStroke } from '../../../src/drawing/ink'
import { useInkForAll } from '../../../src/pages/lecture/useInkForAll'

const stroke = (node: number): InkStroke => ({ picture: 'tree', node, colour: 1, points: [0, 0] })

it('where all are kept at a question they see what was drawn there, and no pointer', () => {
  const ink = shallowRef<Ink>([stroke(1)])
  const pointer = shallowRef<InkPointer | undefined>({ picture: 'tree', at: [1, 2] })
  const isElsewhere = ref(false)
  const seen = useInkForAll({ ink, pointer }, () => isElsewhere.value)
  expect(seen.ink.value).toEqual([stroke(1)])
  expect(seen.pointer.value).toEqual(pointer.value)
  isElsewhere.value = true
  ink.value = [stroke(1), stroke(2)]
  expect(seen.ink.value).toEqual([stroke(1)])
  expect(seen.pointer.value).toBeUndefined()
  isElsewhere.value = false
  expect(seen.ink.value).toEqual([stroke(1), stroke(2)])
  expect(seen.pointer.value).toEqual(pointer.value)
})
