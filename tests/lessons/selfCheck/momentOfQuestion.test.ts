import { expect, it } from 'vitest'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import { momentOfQuestion } from '../../../src/lessons/selfCheck/momentOfQuestion'
import type { Settings } from '../../../src/problems/problem'
import { eventAt } from '../../../src/recording/query/events'
import { kept } from '../../../src/recording/reasonCodes'
import type { Ask } from '../../../src/shared/ask'
import { recorded } from '../statements/recorded'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

/** What is asked at each moment that is drawn in a run. */
function drawn(settings: Settings, ask: Ask) {
  const { recording, run } = recorded(settings)
  const asked = seeds.map((seed) => {
    const moment = momentOfQuestion(recording, run, ask, seed)
    if (!moment?.ok) throw new Error('nothing is asked')
    const answer = predictionAt(recording, run, moment.value, ask)
    if (!answer?.ok) throw new Error('not answered')
    return { step: moment.value, prediction: answer.value }
  })
  expect(new Set(asked.map(({ step }) => step)).size).toBeGreaterThan(1)
  return { recording, asked }
}

it.each(['breadth-first', 'a-star', 'depth-first'])(
  'which node leaves next is asked right before it leaves, where 3 to 12 nodes wait: %s',
  (solver) => {
    const { recording, asked } = drawn({ start: '867254301', solver }, 'next')
    for (const { step, prediction } of asked) {
      if (prediction.ask !== 'next') throw new Error('not asked')
      const { length } = prediction.frontier
      expect([length >= 3, length <= 12]).toEqual([true, true])
      const { right: node } = prediction
      expect(eventAt(recording, step + 1)).toEqual({ kind: 'expand', event: step + 1, node })
    }
  },
)

it.each([
  { start: '867254301', solver: 'breadth-first' },
  // Right above its limit all children are pruned.
  { start: '123046758', solver: 'iterative-deepening' },
])('which children are pruned is asked where some are and some are not: $solver', (settings) => {
  const { recording, asked } = drawn(settings, 'pruned')
  for (const { prediction } of asked) {
    if (prediction.ask !== 'pruned') throw new Error('not asked')
    const isKept = prediction.children.map((child) => recording.columns.reason[child] === kept)
    expect([isKept.includes(true), isKept.includes(false)]).toEqual([true, true])
  }
})
