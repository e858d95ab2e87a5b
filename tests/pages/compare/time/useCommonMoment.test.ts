import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { clocks } from '../../../../src/pages/compare/time/commonTime'
import { useCommonMoment } from '../../../../src/pages/compare/time/useCommonMoment'
import type { Recording } from '../../../../src/recording/recording'
import { anyRecording } from '../../../recording/anyRecording'

const someRecordings = fc
  .array(anyRecording, { minLength: 1, maxLength: 3 })
  .map((all) => all.map(({ recording }) => recording))

const anyClock = fc.constantFrom(...clocks)

function momentOf(recordings: readonly Recording[]) {
  const all = shallowRef(recordings)
  return { all, moment: useCommonMoment(all) }
}

describe('the moment that searches have in common', () => {
  it('comes back when the clock is changed, however often, and changed back', () => {
    fc.assert(
      fc.property(
        someRecordings,
        fc.nat(),
        anyClock,
        fc.array(anyClock, { maxLength: 4 }),
        (recordings, choice, first, others) => {
          const { moment } = momentOf(recordings)
          moment.openAt(0, first)
          moment.goTo(choice % (moment.lastStep.value + 1))
          const before = moment.step.value
          for (const clock of others) moment.setClock(clock)
          moment.setClock(first)
          expect([moment.clock.value, moment.step.value]).toEqual([first, before])
        },
      ),
    )
  })

  it('is never past the end of the longest, also when that one goes', () => {
    fc.assert(
      fc.property(someRecordings, anyClock, fc.nat(), (recordings, clock, time) => {
        const { all, moment } = momentOf(recordings)
        moment.openAt(time, clock)
        expect(moment.step.value).toBe(Math.min(time, moment.lastStep.value))
        all.value = recordings.slice(1)
        expect(moment.step.value).toBe(Math.min(time, moment.lastStep.value))
      }),
    )
  })

  it('stays at its share of all runs when they become longer, until another is chosen', () => {
    fc.assert(
      fc.property(someRecordings, anyRecording, (recordings, { recording: added }) => {
        const { all, moment } = momentOf(recordings)
        moment.openAt(0, 'ends')
        moment.keepShare(0.5)
        expect(moment.step.value).toBe(Math.round(moment.lastStep.value / 2))
        all.value = [...recordings, added]
        expect(moment.step.value).toBe(Math.round(moment.lastStep.value / 2))
        moment.goTo(1)
        expect(moment.step.value).toBe(Math.min(1, moment.lastStep.value))
      }),
    )
  })
})
