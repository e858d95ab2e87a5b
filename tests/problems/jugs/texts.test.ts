import { expect, it } from 'vitest'
import { createJugsFromSettings } from '../../../src/problems/jugs/settings'
import type { Settings } from '../../../src/problems/problem'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'

function textsOf(settings: Settings) {
  const made = createJugsFromSettings(settings)
  return made.ok ? made.value.settings : say(faultMessage(made.fault))
}

it('has two jugs of 4 and 3 liters with a tap where nothing else is asked for', () => {
  expect(textsOf({})).toEqual({
    problem: 'jugs',
    jugA: '4',
    jugB: '3',
    jugC: 'none',
    tap: 'yes',
    start: '0 0',
    goal: '2 *',
  })
})

it('begins with the first jug full where there is no tap', () => {
  expect(textsOf({ jugC: '2', tap: 'no' })).toMatchObject({ start: '4 0 0', goal: '2 * *' })
})

it.each([
  ['4,1', '4 1'],
  [' 4 / 1 ', '4 1'],
  ['04 01', '4 1'],
])('the start %j is %s', (start, written) => {
  expect(textsOf({ start })).toMatchObject({ start: written })
})

it.each([
  ['2', '2 anywhere'],
  ['2 ANYWHERE', '2 anywhere'],
  ['2 *', '2 *'],
  ['*,3', '* 3'],
  ['4, 3', '4 3'],
])('the goal %j is %s, and is read again', (goal, written) => {
  expect(textsOf({ goal })).toMatchObject({ goal: written })
  expect(textsOf({ goal: written })).toMatchObject({ goal: written })
})

it('lets jugs that a goal does not name hold any amount', () => {
  expect(textsOf({ jugC: '2', goal: '* 3' })).toMatchObject({ goal: '* 3 *' })
})

it.each([
  [{ start: 'full' }, '“full” is not a state.'],
  [{ start: '4' }, 'there are 2 jugs'],
  [{ start: '4 4' }, 'Jug B holds 3 liters, so it cannot have 4.'],
  [{ jugB: '1', start: '0 2' }, 'Jug B holds 1 liter, so it cannot have 2.'],
  [{ goal: 'full' }, '“full” is not a goal.'],
  [{ goal: '* *' }, '“* *” is not a goal.'],
  [{ goal: '1 2 3' }, '“1 2 3” is not a goal.'],
  [{ jugA: '0' }, '“0” is not the size of a jug.'],
  [{ jugB: 'none' }, '“none” is not the size of a jug.'],
  [{ jugC: '100' }, '“100” is not the size of a jug.'],
  [{ tap: 'maybe' }, '“maybe” is not known here.'],
])('%j is wrong: %s', (settings, said) => {
  expect(textsOf(settings)).toContain(said)
})
