import { expect, it } from 'vitest'
import { levelsToChooseFrom } from '../../../src/lessons/prediction/choices'

const offered = (moves: number, right: number) =>
  levelsToChooseFrom({ ask: 'meet', event: 1, moves, right })

it('offers every depth of a short way', () => {
  expect(offered(5, 3)).toEqual([0, 1, 2, 3, 4, 5])
})

it.each([8, 15, 24, 31, 80])('offers a few depths of a way of %d moves', (moves) => {
  for (const right of [0, Math.floor(moves / 2), Math.ceil(moves / 2), moves]) {
    const levels = offered(moves, right)
    expect(levels).toContain(right)
    expect(levels.length).toBeLessThanOrEqual(8)
    expect(levels.filter((level) => level !== right).length).toBeGreaterThanOrEqual(4)
    expect(levels).toEqual([...new Set(levels)].sort((one, other) => one - other))
    expect(levels.every((level) => level >= 0 && level <= moves)).toBe(true)
  }
})

it('does not tell the right depth by where it stands among those offered', () => {
  expect(offered(31, 15)).toEqual(offered(31, 16))
})
