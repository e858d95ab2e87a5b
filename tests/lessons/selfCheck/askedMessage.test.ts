import { expect, it } from 'vitest'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import { askedMessage } from '../../../src/lessons/selfCheck/askedMessage'
import { askedOfRun } from '../../../src/lessons/selfCheck/questionOfRun'
import { say } from '../../../src/words/message'
import { recorded } from '../statements/recorded'

it.each([
  { start: '203145786', moves: 5 },
  { start: '152436780', moves: 6 },
  { start: '082513476', moves: 12 },
  { start: '451260738', moves: 15 },
])(
  'asked where two searches meet from $start, a reader can tell: the path has $moves moves',
  ({ start, moves }) => {
    const settings = { start, solver: 'bidirectional' }
    const { recording, run } = recorded(settings)
    const found = askedOfRun({ kind: 'meet', settings, seed: 1 }).answer(recording, run)
    if (!found?.ok) throw new Error('nothing is asked')
    const asked = say(askedMessage(found.value, recording))
    expect(asked).toContain(`has ${moves} moves.`)
    const prediction = predictionAt(recording, run, found.value.step, 'meet')
    // The side of the start is the first to begin each level, so it goes the odd move.
    expect(prediction).toMatchObject({ ok: true, value: { right: Math.ceil(moves / 2) } })
  },
)
