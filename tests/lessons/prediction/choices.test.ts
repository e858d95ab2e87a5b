import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelsToChooseFrom, nodesToChooseFrom } from '../../../src/lessons/prediction/ask/choices'

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

it('offers few of the nodes that wait, the same few whichever of them leaves next', () => {
  const waiting = fc.uniqueArray(fc.nat(999), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(waiting, fc.nat(), (frontier, seed) => {
      const offer = (right: number, among = frontier) =>
        nodesToChooseFrom({ ask: 'next', event: 1, frontier: among, right }, seed)
      const groups = new Set<string>()
      for (const right of frontier) {
        const offered = offer(right)
        expect(offered).toContain(right)
        expect(offered.length).toBeLessThanOrEqual(8)
        // The order of the frontier would tell which one leaves.
        expect(offer(right, frontier.toReversed())).toEqual(offered)
        groups.add(offered.join())
      }
      const all = Array.from(groups, (group) => group.split(',').map(Number)).flat()
      expect(all.sort((one, other) => one - other)).toEqual(
        frontier.toSorted((one, other) => one - other),
      )
    }),
  )
})
