import { expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import { choicesOf, withChoice } from '../../src/problems/choices'
import type { Settings } from '../../src/problems/problem'

function changed(settings: Settings, setting: string, value: string): Settings {
  const made = createProblem(settings)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  const choice = choicesOf(made.value.settings).find((each) => each.setting === setting)
  if (!choice) throw new Error(`no choice ${setting}`)
  return withChoice(made.value.settings, choice, value)
}

it.each([
  [{ problem: 'pancakes', start: '231' }, 'pancakes', '6'],
  [{ problem: 'hanoi', start: 'ABC' }, 'discs', '5'],
  [{ problem: 'hanoi', start: 'ABC' }, 'pegs', '4'],
  [{ problem: 'missionaries', start: '11L' }, 'people', '5'],
])('%j with another value of %s is right again, by default states', (settings, setting, value) => {
  const after = changed(settings, setting, value)
  expect(after).not.toHaveProperty('start')
  const made = createProblem(after)
  expect(made.ok && made.value.settings[setting]).toBe(value)
})

it('keeps the states where another value leaves them right', () => {
  const boat = { problem: 'missionaries', people: '3', boat: '3', start: '22L' }
  expect(changed({ problem: 'missionaries', start: '22L' }, 'boat', '3')).toEqual(boat)
})
