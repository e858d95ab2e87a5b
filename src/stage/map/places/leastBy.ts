import type { Box } from './boxes'

/** Where something may stand, and how bad that is by itself. */
export interface Choice<Placed extends Box> {
  readonly box: Placed
  readonly cost: number
}

// So often is each looked at again, once the others have their places.
const rounds = 12

/**
 * Chooses a box for each of some things, so that all together are as little in each other's way as
 * can be found by changing one after the other, and by letting one that has no room push others
 * aside. One that is in the way by more than leaving it out would cost is left out.
 *
 * @param choices of each thing, the best first
 * @param between how much two boxes are in each other's way; none where they do not touch
 * @param missing what it costs to leave each out
 */
export function leastBy<Placed extends Box>(
  choices: readonly (readonly Choice<Placed>[])[],
  between: (one: Placed, other: Placed) => number,
  missing: readonly number[],
): readonly (Placed | undefined)[] {
  const beside = besideEach(choices)
  let chosen: readonly (Choice<Placed> | undefined)[] = choices.map(() => undefined)
  // Those that must stand have their choice before the others.
  const order = choices.map((_, at) => at).toSorted((one, other) => missing[other] - missing[one])
  chosen = settled(chosen, order)
  for (const at of order) {
    if (chosen[at]) continue
    for (const choice of choices[at]) {
      const pushed = settled(
        chosen.map((each, other) => (other === at ? choice : each)),
        [...beside[at], at],
      )
      if (lossOf(pushed) < lossOf(chosen)) chosen = pushed
    }
  }
  return settled(chosen, order).map((choice) => choice?.box)

  /** Some changed, one after the other, to what is best beside all others, until nothing changes. */
  function settled(before: typeof chosen, those: readonly number[]): typeof chosen {
    const now = [...before]
    for (let round = 0; round < rounds; round++) {
      let isChanged = false
      for (const at of those) {
        const best = bestOf(at, now)
        if (best === now[at]) continue
        now[at] = best
        isChanged = true
      }
      if (!isChanged) break
    }
    return now
  }

  function bestOf(at: number, now: typeof chosen): Choice<Placed> | undefined {
    let best: Choice<Placed> | undefined
    let least = missing[at]
    for (const choice of choices[at]) {
      if (choice.cost >= least) break
      const cost = choice.cost + inTheWay(at, choice, now)
      if (cost >= least) continue
      least = cost
      best = choice
    }
    return best
  }

  function inTheWay(at: number, { box }: Choice<Placed>, now: typeof chosen): number {
    return beside[at].reduce((sum, other) => {
      const there = now[other]
      return there ? sum + between(box, there.box) : sum
    }, 0)
  }

  function lossOf(now: typeof chosen): number {
    return now.reduce(
      (sum, choice, at) =>
        sum + (choice ? choice.cost + inTheWay(at, choice, now) / 2 : missing[at]),
      0,
    )
  }
}

/** Of each thing the others that it could touch. */
function besideEach(choices: readonly (readonly Choice<Box>[])[]): readonly (readonly number[])[] {
  const extents = choices.map((each) => ({
    left: Math.min(...each.map(({ box }) => box.left)),
    right: Math.max(...each.map(({ box }) => box.left + box.width)),
    top: Math.min(...each.map(({ box }) => box.top)),
    bottom: Math.max(...each.map(({ box }) => box.top + box.height)),
  }))
  return extents.map((one, at) =>
    extents.flatMap((other, to) => {
      const isApart =
        one.right < other.left ||
        other.right < one.left ||
        one.bottom < other.top ||
        other.bottom < one.top
      return to === at || isApart ? [] : [to]
    }),
  )
}
