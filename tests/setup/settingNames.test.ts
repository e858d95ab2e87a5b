import { describe, expect, it } from 'vitest'
import { createProblem, problemNames } from '../../src/problems'
import { choicesOf } from '../../src/problems/choices'
import { readAddress } from '../../src/setup/address/address'
import { wrongMessages } from '../../src/setup/address/wrongMessages'
import { settingName, valueName } from '../../src/setup/settingNames'
import { solvers } from '../../src/solvers'
import { valuesFor } from '../../src/solvers/manifest/optionTexts'
import { say } from '../../src/words/message'

function problem(name: string) {
  const created = createProblem({ problem: name })
  if (!created.ok) throw new Error(`no ${name}`)
  return created.value
}

/** All settings that are chosen from a list, with all values that each can have. */
const offered = problemNames.flatMap((name) => {
  const made = problem(name)
  const ofSolvers = solvers
    .flatMap(({ options }) => options.filter(({ kind }) => kind !== 'number'))
    .map((option) => ({ setting: option.name, values: valuesFor(option, made) }))
  // Letters and numbers are shown as they are written.
  const isPlain = (value: string) => /^(\d+|[A-Z])$/.test(value)
  const ofProblem = choicesOf(made.settings).map(({ setting, values }) => {
    return { setting, values: values.filter((value) => !isPlain(value)) }
  })
  const names = { setting: 'problem', values: problemNames }
  return [names, ...ofSolvers, ...ofProblem]
})

describe('what is offered to be chosen', () => {
  it.each([...new Set(offered.map(({ setting }) => setting))])('has a name: %s', (setting) => {
    expect(settingName(setting).key).not.toBe('setup.setting.other')
  })

  it('has a name for each of its values', () => {
    const nameless = offered.flatMap(({ setting, values }) =>
      values.filter((value) => valueName(setting, value).key === 'common.asItIs'),
    )
    expect([...new Set(nameless)]).toEqual([])
  })
})

it.each([
  ['cutoff', 'Cutoff'],
  ['mostNodes', 'Most nodes'],
  ['limit2', 'Limit 2'],
])('an option of one’s own search, %s, is called by its name in words: %s', (setting, label) => {
  expect(say(settingName(setting))).toBe(label)
})

it('what is wrong with an option of one’s own search stands behind its name in words', () => {
  const fault = {
    setting: 'mostNodes',
    fault: { kind: 'not-in-range', text: '0', value: 0, range: [1, 9], decimals: 0 },
  } as const
  const address = readAddress({})
  const run = { ...address.run, settings: { ...address.run.settings, mostNodes: '5' } }
  expect(wrongMessages({ ...address, run, wrong: [fault] }).map(say)).toEqual([
    'Most nodes: 0 is too small. It must be at least 1. Shown instead: 5.',
  ])
})
