import { expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import { chooseSolver } from '../../../src/solvers/manifest/chooseSolver'
import { addOwnSolver } from '../../../src/solvers/manifest/ownSolvers'

it('an option that is not set has its default, also where every object has something of its name', () => {
  const problem = createProblem({})
  if (!problem.ok) throw new Error('no problem')
  addOwnSolver('code', {
    id: 'mine',
    source: 'own.ts',
    options: [{ kind: 'choice', name: 'valueOf', values: ['first', 'all'] }],
    frontier: { order: 'queue' },
    goalTest: () => 'expansion',
    optimality: () => 'none',
    run: () => {
      throw new Error('not run here')
    },
  })
  const settings = { solver: 'own:Mine', code: 'code' }
  expect(chooseSolver(settings, problem.value)).toMatchObject({
    ok: true,
    value: { options: { valueOf: 'first' } },
  })
})
