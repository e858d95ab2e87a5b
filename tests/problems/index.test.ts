import { describe, expect, it } from 'vitest'
import { createProblem, problemNames } from '../../src/problems'
import { slidingName } from '../../src/problems/sliding/slidingTiles'
import { everySize } from './sliding/arbitraryBoards'

const sources = Object.keys(import.meta.glob('../../src/problems/*/*.ts'))

describe('the index of puzzles', () => {
  it('makes each puzzle it names', () => {
    const made = problemNames.map((problem) => {
      const result = createProblem({ problem })
      return result.ok ? result.value.settings.problem : result.fault
    })
    expect(made).toEqual(problemNames)
  })

  it('names every size of sliding tiles', () => {
    const sliding = problemNames.filter((name) => name.startsWith('sliding-'))
    expect([...sliding].sort()).toEqual(everySize.map(slidingName).sort())
  })

  it('names a puzzle for every folder of puzzles', () => {
    // A river is no problem, but what two of them are drawn with.
    const folders = new Set(sources.map((path) => path.split('/').at(-2)))
    folders.delete('river')
    const families = new Set(problemNames.map((name) => name.split('-')[0]))
    expect([...folders].sort()).toEqual([...families].sort())
  })
})

describe('a puzzle from settings', () => {
  it('is the first one where none is named', () => {
    const made = createProblem({})
    expect(made).toMatchObject({ ok: true, value: { settings: { problem: problemNames[0] } } })
  })

  it.each(['sliding-5x5', 'sliding-1x2', 'chess', ''])(
    'says which puzzles there are instead of %j',
    (problem) => {
      expect(createProblem({ problem })).toEqual({
        ok: false,
        fault: {
          setting: 'problem',
          fault: { kind: 'unknown-value', text: problem, known: problemNames },
        },
      })
    },
  )

  it('is made again by the settings it gives', () => {
    const settings = {
      problem: 'sliding-4x3',
      start: '1,2,3,4,5,6,7,8,9,11,10,0',
      goal: '0,1,2,3,4,5,6,7,8,9,10,11',
      order: 'down-right-left-up',
    }
    const made = createProblem(settings)
    expect(made).toMatchObject({ ok: true, value: { settings } })
  })
})

it.each([
  [{ start: '１２３４５６０７８' }, { start: '123456078' }],
  [
    { start: '１，２，３，４，５，６，０，７，８', goal: '１２３４５６７８０' },
    { start: '123456078' },
  ],
  [
    { problem: 'blocks', start: 'ＡＡ．／．．．' },
    { problem: 'blocks', start: 'AA./...' },
  ],
])('reads digits and letters of full width in boards: %j', (wide, defaults) => {
  const [read, expected] = [createProblem(wide), createProblem(defaults)]
  if (!read.ok || !expected.ok) throw new Error('a board is refused')
  expect(read.value.settings).toEqual(expected.value.settings)
})
