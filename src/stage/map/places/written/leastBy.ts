import type { MapBox } from './boxes'

/** Where something may stand, and how bad that is by itself. */
export interface BoxChoice<Placed extends MapBox> {
  readonly box: Placed
  readonly cost: number
}

// So often is each looked at again, once the others have their places.
const rounds = 12
// Among more things none pushes others aside: that would take too long.
const mostPushing = 60

/**
 * Chooses a box for each of some things, so that all together are as little in each other's way as
 * can be found by changing one after the other, and among few things by letting one that has no room
 * push others aside. One that is in the way by more than leaving it out would cost is left out.
 *
 * @param choices of each thing, the least bad first
 * @param between how much two boxes are in each other's way; none where they do not touch
 * @param missing what it costs to leave each out
 */
export function leastBy<Placed extends MapBox>(
  choices: readonly (readonly BoxChoice<Placed>[])[],
  between: (one: Placed, other: Placed) => number,
  missing: readonly number[],
): readonly (Placed | undefined)[] {
  const beside = besideEach(choices)
  const chosen: (BoxChoice<Placed> | undefined)[] = choices.map(() => undefined)
  // Those that must stand have their choice before the others.
  const order = choices.map((_, at) => at).toSorted((one, other) => missing[other] - missing[one])
  settle(order)
  if (choices.length <= mostPushing) {
    for (const at of order) if (!chosen[at]) pushAside(at)
    settle(order)
  }
  return chosen.map((choice) => choice?.box)

  /** Changes some, one after the other, to what is best beside all others, until nothing changes. */
  function settle(those: readonly number[]): void {
    for (let round = 0; round < rounds; round++) {
      let isChanged = false
      for (const at of those) {
        const best = bestOf(at)
        if (best === chosen[at]) continue
        chosen[at] = best
        isChanged = true
      }
      if (!isChanged) break
    }
  }

  /** Gives one the choice with which all lose the least once those in its way have moved, if less than now. */
  function pushAside(at: number): void {
    const near = [at, ...beside[at]]
    const before = near.map((each) => chosen[each])
    let best = before
    let least = 0
    for (const choice of choices[at]) {
      const inItsWay = beside[at].filter((other) => {
        const there = chosen[other]
        return there && between(choice.box, there.box) > 0
      })
      let change = changeTo(at, choice)
      for (const other of [...inItsWay, at]) change += changeTo(other, bestOf(other))
      if (change < least) {
        least = change
        best = near.map((each) => chosen[each])
      }
      for (const [index, each] of near.entries()) chosen[each] = before[index]
    }
    for (const [index, each] of near.entries()) chosen[each] = best[index]
  }

  /** Changes one, and says by how much all together lose more. */
  function changeTo(at: number, choice: BoxChoice<Placed> | undefined): number {
    const before = lossOf(at, chosen[at])
    chosen[at] = choice
    return lossOf(at, choice) - before
  }

  function bestOf(at: number): BoxChoice<Placed> | undefined {
    let best: BoxChoice<Placed> | undefined
    let least = missing[at]
    for (const choice of choices[at]) {
      if (choice.cost >= least) break
      const loss = lossOf(at, choice, least)
      if (loss >= least) continue
      least = loss
      best = choice
    }
    return best
  }

  /** What is lost by a choice of one beside all others; of what is too much, no more than that. */
  function lossOf(
    at: number,
    choice: BoxChoice<Placed> | undefined,
    most = Number.POSITIVE_INFINITY,
  ): number {
    if (!choice) return missing[at]
    let loss = choice.cost
    for (const other of beside[at]) {
      const there = chosen[other]
      if (there) loss += between(choice.box, there.box)
      if (loss >= most) break
    }
    return loss
  }
}

/** Of each thing the others that it could touch. */
function besideEach(
  choices: readonly (readonly BoxChoice<MapBox>[])[],
): readonly (readonly number[])[] {
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
