import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkChoices, choices, readChoices, defaultChoices } from '../../src/settings/settings'

const anyChoices = fc.record({
  theme: fc.constantFrom(...choices.theme),
  textSize: fc.constantFrom(...choices.textSize),
  animation: fc.constantFrom(...choices.animation),
  patterns: fc.constantFrom(...choices.patterns),
  speed: fc.constantFrom(...choices.speed),
  characterKeys: fc.constantFrom(...choices.characterKeys),
  homeStage: fc.constantFrom(...choices.homeStage),
  clicker: fc.constantFrom(...choices.clicker),
})

const allowed: Readonly<Record<string, readonly string[]>> = choices
/** Choices of which any may be missing or anything. */
const spoiled = fc.record(
  Object.fromEntries(Object.keys(allowed).map((name) => [name, fc.anything()])),
  {
    requiredKeys: [],
  },
)

describe('the choices for the whole app', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyChoices, (chosen) => {
        expect(readChoices(JSON.stringify(chosen))).toEqual(chosen)
      }),
    )
  })

  it('are of the values that there are, whatever the device kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoiled), (data) => {
        const read = checkChoices(data)
        for (const [name, value] of Object.entries(read)) expect(allowed[name]).toContain(value)
        expect(Object.keys(read).sort()).toEqual(Object.keys(allowed).sort())
      }),
    )
  })

  it('are the default ones where the kept text is no JSON', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readChoices(`${text}{`)).toEqual(defaultChoices)
      }),
    )
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '"dark"',
    '{"theme":"black"}',
    '{"theme":{}}',
    '{"__proto__":1}',
  ])('are the default ones where the device kept %j', (text) =>
    expect(readChoices(text)).toEqual(defaultChoices),
  )

  it('stay right one by one when another of them is wrong', () => {
    expect(checkChoices({ theme: 'dark', textSize: 130, animation: 'off', more: 1 })).toEqual({
      ...defaultChoices,
      theme: 'dark',
      animation: 'off',
    })
  })
})
