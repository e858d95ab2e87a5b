import { expect, it } from 'vitest'
import { drawQuestions } from '../../../src/lessons/selfCheck/drawQuestions'
import { readCheckItems } from '../../../src/lessons/selfCheck/items'
import { readRun } from '../../../src/recording/run'

const runs = { small: { start: '152436780', solver: 'breadth-first' } }
const items = readCheckItems('next small, pruned small 8, solvable small, actions small 0')

it('draws the same for the same number, and others for another', () => {
  expect(drawQuestions(items, runs, 7)).toEqual(drawQuestions(items, runs, 7))
  expect(drawQuestions(items, runs, 7)).not.toEqual(drawQuestions(items, runs, 8))
})

it('asks of each kind before it asks of one again', () => {
  const first = drawQuestions(items, runs, 3).slice(0, 4)
  expect(new Set(first.map(({ kind }) => kind)).size).toBe(4)
})

const large = { problem: 'sliding-4x4', start: '1,2,3,4,5,0,6,7,10,13,11,8,9,14,15,12' }

it.each([
  ['one digit', runs.small],
  ['two digits', large],
])(
  'asks about starts of tiles with %s that can be solved, but where this is the question',
  (...of) => {
    const [, small] = of
    const drawn = Array.from({ length: 20 }, (_, seed) =>
      drawQuestions(items, { small }, seed),
    ).flat()
    const solvable = drawn.map(({ kind, settings }) => {
      const run = readRun(settings)
      if (!run.ok) throw new Error(settings.start)
      return { kind, can: run.value.problem.solvability()?.solvable === true }
    })
    expect(solvable.filter(({ kind, can }) => kind !== 'solvable' && !can)).toEqual([])
    const asked = solvable.filter(({ kind }) => kind === 'solvable')
    expect(asked.some(({ can }) => can) && asked.some(({ can }) => !can)).toBe(true)
  },
)

it('changes a start by moves of which none takes the one before back, and never to the goal', () => {
  const near = { small: { start: '123456708', solver: 'breadth-first' } }
  for (const moves of [1, 2, 3]) {
    const starts = drawQuestions(readCheckItems(`next small ${moves}`), near, moves).map(
      ({ settings }) => settings.start,
    )
    expect(new Set(starts).size).toBeGreaterThan(1)
    expect(starts).not.toContain('123456708')
    expect(starts).not.toContain('123456780')
  }
})

it.each(['next', 'what small', 'next small many', 'next small 3 4'])('takes no “%s”', (text) => {
  expect(() => readCheckItems(text)).toThrow(/no question of a self-check/)
})

it('names the runs there are, where one is not there', () => {
  expect(() => drawQuestions(readCheckItems('next large'), runs, 1)).toThrow(/but: small/)
})
