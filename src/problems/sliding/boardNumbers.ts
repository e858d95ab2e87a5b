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
    const digits = digitsOf(above, leftCells)
    return (left[above] = orders * arrangement(digits, cellCount))
  }
  function shareOfRight(below: number): number {
    return (right[below] = order(digitsOf(below, rightCells)))
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

/** Numbers the ways to place some of a number of pieces in a row. */
function arrangement(row: readonly number[], pieces: number): number {
  return row.reduce((number, piece, at) => {
    const smaller = row.slice(0, at).filter((before) => before < piece).length
    return number * (pieces - at) + piece - smaller
  }, 0)
}

/** Numbers the orders in which the pieces of a row can stand, the two greatest taken as equal. */
function order(row: readonly number[]): number {
  const rising = row.toSorted((one, other) => one - other)
  return rising.slice(0, -2).reduce((number, piece, smaller) => {
    const before = row.slice(0, row.indexOf(piece)).filter((other) => other > piece).length
    return number * (row.length - smaller) + before
  }, 0)
}

function digitsOf(number: number, count: number): readonly number[] {
  return count === 0 ? [] : Array.from(String(number).padStart(count, '0'), Number)
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
