import { expect, it } from 'vitest'
import { eventAt } from '../../../../src/recording/query/events'
import { actingNode } from '../../../../src/stage/tree/camera/aim'
import { recordedTree } from '../recordedTree'

it('the node that acts is the one expanded last, at each event that is of its children', () => {
  for (const solver of ['a-star', 'uniform-cost']) {
    const { recording } = recordedTree({ problem: 'graph', graph: 'romania', solver })
    let last: number | undefined
    let children = 0
    let replaced = 0
    for (let step = 0; step < recording.events; step++) {
      const event = eventAt(recording, step)
      if (event.kind === 'expand') last = event.node
      const isOfChild = event.kind === 'generate' && last !== undefined
      if (isOfChild) children++
      if (event.kind === 'supersede') replaced++
      if (isOfChild || event.kind === 'expand' || event.kind === 'supersede') {
        expect(actingNode(recording, event)).toBe(last)
      }
    }
    expect([children > 0, replaced > 0]).toEqual([true, true])
  }
})

it('the root acts as it is generated, and no node as a search ends', () => {
  const { recording } = recordedTree({ start: '123456078' })
  expect(actingNode(recording, eventAt(recording, 0))).toBe(0)
  expect(actingNode(recording, eventAt(recording, recording.events - 1))).toBeUndefined()
})
