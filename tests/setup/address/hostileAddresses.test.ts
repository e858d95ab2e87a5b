import { describe, expect, it } from 'vitest'
import { readRun } from '../../../src/recording/run'
import { budgets } from '../../../src/recording/write/recorder'
import { readAddress } from '../../../src/setup/address/address'
import { hideableParts } from '../../../src/setup/address/hidden'
import { wrongMessages } from '../../../src/setup/address/wrongMessages'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'
import { hostileQueries } from './hostileAddresses'

describe('a hostile address', () => {
  it('is one of more than a hundred', () => {
    expect(hostileQueries.length).toBeGreaterThan(100)
  })

  it('always gives a run that can be recorded, and says in short what is wrong', () => {
    for (const query of hostileQueries) {
      const address = readAddress(query)
      const { run, step, budget, hidden } = address
      expect(readRun(run.settings).ok).toBe(true)
      expect(Number.isSafeInteger(step) && step >= 0).toBe(true)
      expect(budgets).toContain(budget)
      for (const part of hidden) expect(hideableParts).toContain(part)
      for (const message of wrongMessages(address)) {
        const said = say(message)
        expect(said.length).toBeLessThan(500)
        expect(said).not.toMatch(/undefined|instead: \.$/)
      }
    }
    expect(Object.hasOwn(Object.prototype, 'onerror')).toBe(false)
  })

  it('that hides what does not exist hides the rest and names what can be hidden', () => {
    const { hidden, wrong } = readAddress({ hide: 'tree,roof,header' })
    expect([...hidden]).toEqual(['header', 'tree'])
    expect(wrong.map((fault) => say(faultMessage(fault))).join()).toContain('“roof”')
  })
})

it('a name of no part is not answered with the parts that are hidden', () => {
  const said = wrongMessages(readAddress({ hide: 'tree,roof' }))
    .map(say)
    .join()
  expect(said).toContain('“roof”')
  expect(said).not.toContain('instead')
})
