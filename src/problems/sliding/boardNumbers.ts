import type { StateNumbers } from '../../structures/stateNumbers'

// Half of a board of nine cells: what is known is kept by four digits, and by five.
const mostRight = 5
const unknown = -1

/** What the left and the right digits of boards add to their numbers, as far as it was asked. */
interface Shares {
  readonly left: Int32Array
  readonly right: Int8Array
}

const sharesOf = new Map<number, Shares>()

/**
 * Numbers the boards that can be reached from each other, from 0 on and without gaps, where a board
 * is one decimal number in `low`.
 *
 * Once the digits on the left are known, those on the right follow from the order in which they
 * stand. Of two boards in which the two greatest of them are exchanged only one can be reached (see
 * `parity`), so both have one number.
 *
 * @param cellCount from 4 to 9
 */
export function boardNumbers(cellCount: number): StateNumbers {
  const rightCells = Math.min(mostRight, cellCount)
  const leftCells = cellCount - rightCells
  const split = 10 ** rightCells
  const orders = factorial(rightCells) / 2
  const { left, right } = sharesOf.get(cellCount) ?? {
    left: new Int32Array(10 ** leftCells).fill(unknown),
    right: new Int8Array(split).fill(unknown),
  }
  sharesOf.set(cellCount, { left, right })
  // To multiply is faster than to divide; a half more, and no product lies below its whole number.
  const shift = 1 / split

  function shareOfLeft(above: number): number {
    return (left[above] = orders * arrangement(digitsOf(above, leftCells), cellCount))
  }
  function shareOfRight(below: number): number {
    const row = digitsOf(below, rightCells)
    const rising = row.toSorted((one, other) => one - other)
    // The two greatest are left out: they have the places that remain.
    const places = rising.slice(0, -2).map((piece) => row.indexOf(piece))
    return (right[below] = arrangement(places, rightCells))
  }
  return {
    count: factorial(cellCount) / 2,
    of(low) {
      const above = ((low + 0.5) * shift) | 0
      const below = low - above * split
      const [leftShare, rightShare] = [left[above], right[below]]
      return (
        (leftShare === unknown ? shareOfLeft(above) : leftShare) +
        (rightShare === unknown ? shareOfRight(below) : rightShare)
      )
    },
  }
}

/** Numbers the ways to choose some of so many things, one after the other. */
function arrangement(chosen: readonly number[], things: number): number {
  return chosen.reduce((number, thing, at) => {
    const gone = chosen.slice(0, at).filter((before) => before < thing).length
    return number * (things - at) + thing - gone
  }, 0)
}

/** The digits of a number with zeros in front; one zero where there are none. */
function digitsOf(number: number, count: number): readonly number[] {
  return Array.from(String(number).padStart(count, '0'), Number)
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
