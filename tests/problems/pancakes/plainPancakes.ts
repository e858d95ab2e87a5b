import fc from 'fast-check'

/** Every pile that turning over the top 2, 3, and so on leads to: a second implementation. */
export function plainTurns(pile: readonly number[]): readonly (readonly number[])[] {
  return pile.slice(1).map((_, at) => {
    const top = pile.slice(0, at + 2)
    return [...top.reverse(), ...pile.slice(at + 2)]
  })
}

/** How many neighbours, the plate counted, do not belong beside each other in the goal. */
export function plainGap(pile: readonly number[], goal: readonly number[]): number {
  const pairs = (pancakes: readonly number[]) => {
    const withPlate = [...pancakes, 99]
    return pancakes.map((pancake, place) =>
      [pancake, withPlate[place + 1]].sort((one, other) => one - other).join(' beside '),
    )
  }
  const wanted = new Set(pairs(goal))
  return pairs(pile).filter((pair) => !wanted.has(pair)).length
}

/** A pile of so many pancakes in any order. */
function anyPile(count: number): fc.Arbitrary<readonly number[]> {
  const sorted = Array.from({ length: count }, (_, place) => place + 1)
  return fc.shuffledSubarray(sorted, { minLength: count, maxLength: count })
}

/** Two piles of as many pancakes. */
export const anyTwoPiles = fc
  .integer({ min: 2, max: 12 })
  .chain((count) => fc.tuple(anyPile(count), anyPile(count)))
