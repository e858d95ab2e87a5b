import { describe, expect, it } from 'vitest'
import { createPuzzle, puzzleNames } from '../../src/puzzles'
import { slidingName } from '../../src/puzzles/sliding/slidingTiles'
import { everySize } from './sliding/arbitraryBoards'

const sources = Object.keys(import.meta.glob('../../src/puzzles/*/*.ts'))

describe('the index of puzzles', () => {
  it('makes each puzzle it names', () => {
    const made = puzzleNames.map((puzzle) => {
      const result = createPuzzle({ puzzle })
      return result.ok ? result.value.settings.puzzle : result.problem
    })
    expect(made).toEqual(puzzleNames)
  })

  it('names every size of sliding tiles', () => {
    const sliding = puzzleNames.filter((name) => name.startsWith('sliding-'))
    expect([...sliding].sort()).toEqual(everySize.map(slidingName).sort())
  })

  it('names a puzzle for every folder of puzzles', () => {
    const folders = new Set(sources.map((path) => path.split('/').at(-2)))
    const families = new Set(puzzleNames.map((name) => name.split('-')[0]))
    expect([...folders].sort()).toEqual([...families].sort())
  })
})

describe('a puzzle from settings', () => {
  it('is the first one where none is named', () => {
    const made = createPuzzle({})
    expect(made).toMatchObject({ ok: true, value: { settings: { puzzle: puzzleNames[0] } } })
  })

  it.each(['sliding-5x5', 'sliding-1x2', 'chess', ''])(
    'says which puzzles there are instead of %j',
    (puzzle) => {
      expect(createPuzzle({ puzzle })).toEqual({
        ok: false,
        problem: {
          setting: 'puzzle',
          problem: { kind: 'unknown-value', text: puzzle, known: puzzleNames },
        },
      })
    },
  )

  it('is made again by the settings it gives', () => {
    const settings = {
      puzzle: 'sliding-4x3',
      start: '1,2,3,4,5,6,7,8,9,11,10,0',
      goal: '0,1,2,3,4,5,6,7,8,9,10,11',
      order: 'down-right-left-up',
    }
    const made = createPuzzle(settings)
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
    { puzzle: 'blocks', start: 'ＡＡ．／．．．' },
    { puzzle: 'blocks', start: 'AA./...' },
  ],
])('reads digits and letters of full width in boards: %j', (wide, usual) => {
  const [read, expected] = [createPuzzle(wide), createPuzzle(usual)]
  if (!read.ok || !expected.ok) throw new Error('a board is refused')
  expect(read.value.settings).toEqual(expected.value.settings)
})
