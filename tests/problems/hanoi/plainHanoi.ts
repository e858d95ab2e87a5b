import fc from 'fast-check'

/** The discs on each peg from the top down; 1 is the smallest. A second implementation. */
export type PlainPegs = readonly (readonly number[])[]

/** Every state that one move leads to. */
export function plainMoves(pegs: PlainPegs): readonly PlainPegs[] {
  return pegs.flatMap(([disc, ...rest], from) => {
    if (disc === undefined) return []
    const others = pegs.flatMap((tower, to) =>
      to !== from && (tower.length === 0 || tower[0] > disc) ? [to] : [],
    )
    return others.map((to) =>
      pegs.map((tower, peg) => {
        if (peg === from) return rest
        return peg === to ? [disc, ...tower] : tower
      }),
    )
  })
}

/** All discs on one peg. */
export function plainTower(discs: number, count: number, peg: number): PlainPegs {
  const all = Array.from({ length: discs }, (_, disc) => disc + 1)
  return Array.from({ length: count }, (_, each) => (each === peg ? all : []))
}

/** The state as the problem writes it: the peg of each disc, the smallest first. */
export function lettersOf(pegs: PlainPegs): string {
  const discs = pegs.flat().sort((one, other) => one - other)
  return discs.map((disc) => 'ABCD'[pegs.findIndex((tower) => tower.includes(disc))]).join('')
}

/** How many pegs and discs, and two states of them, as they are written. */
export const anyTowers = fc
  .record({ pegs: fc.constantFrom(3, 4), discs: fc.integer({ min: 3, max: 10 }) })
  .chain(({ pegs, discs }) => {
    const letters = fc
      .array(fc.nat(pegs - 1), { minLength: discs, maxLength: discs })
      .map((places) => places.map((peg) => 'ABCD'[peg]).join(''))
    return fc.record({ pegs: fc.constant(String(pegs)), start: letters, goal: letters })
  })

/** The towers of a text. */
export function plainTowers(text: string, pegs: number): PlainPegs {
  return Array.from({ length: pegs }, (_, peg) =>
    [...text].flatMap((letter, disc) => (letter === 'ABCD'[peg] ? [disc + 1] : [])),
  )
}
