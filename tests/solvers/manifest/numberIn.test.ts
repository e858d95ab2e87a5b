import { expect, it } from 'vitest'
import { readNumbers } from '../../../src/experiments/read/readNumbers'
import { readComparison } from '../../../src/pages/compare/address'
import { createProblem } from '../../../src/problems'
import { readAddress } from '../../../src/setup/address/address'
import { seedIn } from '../../../src/setup/seeds'
import { numberIn, wholeNumberIn } from '../../../src/solvers/manifest/numberIn'

it.each([
  ['20', 20],
  ['２０', 20],
  [' 20 ', 20],
  ['-3', -3],
  ['−3', -3],
  ['－３', -3],
  ['1.25', 1.25],
  ['１．２５', 1.25],
  ['-0', 0],
])('reads %j as the number that it is', (text, value) => {
  expect(numberIn(text)).toBe(value)
})

it.each(['', ' ', 'x', '1e3', '1.', '.5', '2,5', '0x10', '--1', '1 2'])(
  'reads %j as no number',
  (text) => expect(numberIn(text)).toBeUndefined(),
)

it.each(['-1', '1.5', '9007199254740993', '9'.repeat(400)])(
  'reads %j as nothing to count with',
  (text) => expect(wholeNumberIn(text)).toBeUndefined(),
)

it('takes digits of full width for the plain ones, wherever a number is asked for', () => {
  const lab = readAddress({
    step: '２０',
    budget: '５０００００',
    solver: 'depth-first',
    limit: '２０',
  })
  expect(lab.wrong).toEqual([])
  expect([lab.step, lab.budget, lab.run.settings.limit]).toEqual([20, 500_000, '20'])
  const comparison = readComparison({ a: 'solver=depth-first&limit=２０', b: '', time: '２０' })
  expect(comparison.wrong).toEqual([])
  expect([comparison.time, comparison.searches[0].settings.limit]).toEqual([20, '20'])
  expect(readNumbers({ count: '２０', seed: '２０', cut: '２０' })).toMatchObject({
    count: 20,
    seed: 20,
    cut: 20,
    faults: [],
  })
  expect(seedIn('２０')).toBe(20)
  const river = createProblem({ problem: 'missionaries', people: '４', boat: '３' })
  expect(river.ok && river.value.settings).toMatchObject({ people: '4', boat: '3' })
})
