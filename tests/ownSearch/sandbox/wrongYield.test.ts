import { expect, it } from 'vitest'
import { callSite } from '../../../src/solvers/callSite'
import { recorderOf, sourceRead } from '../runHere'

const source = `import type { Search, Solver, Steps } from './solver'
export function* own({ tree, reached }: Search<[]>): Steps {
  const node = tree.root()
  reached.add(node)

  yield node
  return { kind: 'exhausted' }
}
export const ownSolver = {
  id: 'own',
  source: 'own.ts',
  options: [],
  frontier: { order: 'queue' },
  goalTest: () => 'expansion',
  optimality: () => 'none',
  run: own,
} as const satisfies Solver<[]>
`

it('a search that yields no expansion stands at the line that yields', () => {
  const settings = { problem: 'sliding-2x3', start: '451203', goal: '123450' }
  const recorder = recorderOf(source, settings)
  expect(() => recorder.advance(1)).toThrow('misuse')
  expect(sourceRead(source).calls[callSite.now - 1]).toEqual({ line: 6 })
})
