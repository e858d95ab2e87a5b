import { expect, it } from 'vitest'
import { eventAt } from '../../../../src/recording/query/events'
import { legendOf } from '../../../../src/stage/tree/save/legendOf'
import { recordedTree } from '../recordedTree'

it('the line to a twin is explained where one of the pictures has it', () => {
  const { recording, ...tree } = recordedTree({ start: '123745086' })
  const drawn = { recording, trees: { treeAt: () => tree } }
  const steps = Array.from({ length: recording.events }, (_, step) => step)
  const duplicate = steps.find((step) => {
    const event = eventAt(recording, step)
    return event.kind === 'generate' && recording.columns.twin[event.node] >= 0
  })
  if (duplicate === undefined) throw new Error('no duplicate')
  const others = steps.filter((step) => eventAt(recording, step).kind === 'expand')
  const words = (of: readonly number[]) => legendOf(drawn, of, false).map(({ text }) => text)
  expect(words(others)).not.toContain('same state')
  expect(words([...others, duplicate])).toContain('same state')
})
