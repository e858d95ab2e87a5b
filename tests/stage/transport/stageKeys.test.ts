import { describe, expect, it } from 'vitest'
import { useStage } from '../../../src/player/stageStore'
import { stepAfter, stepBefore } from '../../../src/recording/query/jumps'
import { pressKey } from '../../../src/stage/transport/stageKeys'
import { recordedTree } from '../tree/recordedTree'

describe('a key of the page', () => {
  it.each([
    ['ArrowRight', false, 'event'],
    ['ArrowRight', true, 'level'],
    ['PageDown', false, 'expansion'],
    ['.', false, 'event'],
    ['>', true, 'expansion'],
    // As where Shift and the full stop make a colon.
    [':', true, 'expansion'],
    ['End', false, 'end'],
  ] as const)('%s (shift: %s) goes on by one %s', (key, shift, size) => {
    const stage = useStage('test')
    const { recording } = recordedTree({ start: '123456078' })
    stage.latest = recording
    stage.goTo(2)
    expect(pressKey(stage, key, shift)).toBe(true)
    expect(stage.step).toBe(stepAfter(recording, 2, size))
  })

  it.each([
    [',', false, 'event'],
    ['<', true, 'expansion'],
    [';', true, 'expansion'],
  ] as const)('%s (shift: %s) goes back by one %s', (key, shift, size) => {
    const stage = useStage('test')
    const { recording } = recordedTree({ start: '123456078' })
    stage.latest = recording
    stage.goTo(6)
    expect(pressKey(stage, key, shift)).toBe(true)
    expect(stage.step).toBe(stepBefore(recording, 6, size))
  })

  it('that means nothing is left to the browser', () => {
    expect(pressKey(useStage('test'), 'q', false)).toBe(false)
  })
})
