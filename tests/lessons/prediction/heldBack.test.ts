import { describe, expect, it } from 'vitest'
import { reactive, ref } from 'vue'
import { heldBackBy } from '../../../src/lessons/prediction/heldBack'
import { useHeldBack } from '../../../src/lessons/prediction/useHeldBack'
import { createRoute } from '../../../src/lessons/route'
import { recorded } from '../statements/recorded'

/** A lesson that asks which node leaves next, and then which children are pruned. */
function stageAt(first: number) {
  const { run, recording } = recorded({ start: '152436780', solver: 'breadth-first' })
  const route = createRoute()
  route.add({ id: 'told', run: 'small', until: 'pruned:1' })
  route.add({ id: 'next', until: 'pruned:1', ask: 'next' })
  route.add({ id: 'pruned', until: 'expanded:10', ask: 'pruned' })
  const stage = reactive({ latest: recording, run, step: first })
  const settled = ref<ReadonlyMap<string, number>>(new Map())
  const target = ref<number | undefined>(first)
  return { stage, route, settled, target, held: useHeldBack(stage, route, settled, target) }
}

describe('what a stage holds back for an open question', () => {
  it('is the node that leaves next, from the expansion before to the answer', () => {
    const { stage, held } = stageAt(7)
    expect(held.value).toBe('next')
    stage.step = 4
    expect(held.value).toBe('next')
    stage.step = 3
    expect(held.value).toBeUndefined()
    stage.step = 8
    expect(held.value).toBeUndefined()
  })

  it('is what is told of a node as it is expanded', () => {
    const { stage, held } = stageAt(36)
    expect(held.value).toBe('pruned')
    stage.step = 37
    expect(held.value).toBeUndefined()
  })

  it('is where two searches meet, from the question to the answer', () => {
    const { run, recording } = recorded({ start: '152436780', solver: 'bidirectional' })
    const [{ event }] = recording.markers.filter(({ kind }) => kind === 'solution')
    const place = { ask: 'meet', until: 'expanded:4' } as const
    const held = heldBackBy(recording, run, place)
    expect(held).toEqual({
      ask: 'meet',
      from: recording.columns.leftAt[recording.expansions.items[3]],
      to: event - 1,
    })
  })

  it('is nothing once the question is answered, or while another run is shown', () => {
    const { settled, target, held } = stageAt(7)
    settled.value = new Map([['next', 8]])
    expect(held.value).toBeUndefined()
    settled.value = new Map()
    target.value = undefined
    expect(held.value).toBeUndefined()
  })
})
