import { expect, it } from 'vitest'
import { writeAddress } from '../../../src/setup/address/address'
import { unknownSettings } from '../../../src/setup/address/unknownSettings'
import { say } from '../../../src/words/message'

const said = (query: Record<string, unknown>) => unknownSettings(query).map(say)

it('names what a link has that the lab does not know', () => {
  expect(said({ sovler: 'a-star', step: '3' })).toEqual([
    'The lab has no setting “sovler”. It is left out.',
  ])
  expect(said({ a: '', b: '', c: '', d: '' })).toEqual([
    'The lab has no settings “a”, “b”, “c”, …. They are left out.',
  ])
})

it('has nothing to say of a link that the lab wrote, or that leads back to a lesson', () => {
  const written = writeAddress({ problem: 'pegs-15', solver: 'ida-star' }, 7, 500_000, ['code'])
  expect(said({ ...written, from: '02-breadth-first/goal' })).toEqual([])
})
