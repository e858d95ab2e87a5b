/** A plain second implementation: a board is a string of `1` and `0`, a jump is three numbers. */
export type PlainJump = readonly [from: number, over: number, to: number]

export interface PlainMove {
  readonly holes: readonly number[]
  readonly board: string
}

/** The jumps of Hoppers as the literature lists them. */
const hoppers = `
0: 1>2 3>6 5>10
1: 3>5 6>11 4>7
2: 1>0 4>6 7>12
3: 6>9
4: 6>8
5: 3>1 6>7 8>11
6: 3>0 4>2 8>10 9>12
7: 4>1 6>5 9>11
8: 6>4
9: 6>3
10: 5>0 8>6 11>12
11: 8>5 6>1 9>7
12: 11>10 9>6 7>2
`

/** Rows and the columns in which they have holes; a jump goes two steps along one of the ways. */
function jumpsOnGrid(
  rows: readonly (readonly number[])[],
  ways: readonly (readonly [down: number, right: number])[],
): readonly PlainJump[] {
  const cells = rows.flatMap((columns, row) => columns.map((column) => `${row} ${column}`))
  return cells.flatMap((cell, from) => {
    const [row, column] = cell.split(' ').map(Number)
    return ways.flatMap(([down, right]) => {
      const over = cells.indexOf(`${row + down} ${column + right}`)
      const to = cells.indexOf(`${row + 2 * down} ${column + 2 * right}`)
      return over < 0 || to < 0 ? [] : [[from, over, to] as const]
    })
  })
}

const middle = [2, 3, 4]
const wide = [0, 1, 2, 3, 4, 5, 6]

export const plainJumps: Readonly<Record<string, readonly PlainJump[]>> = {
  'pegs-13': hoppers
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from, jumps] = line.split(': ')
      return jumps.split(' ').map((jump): PlainJump => {
        const [over, to] = jump.split('>').map(Number)
        return [Number(from), over, to]
      })
    }),
  // The rows pushed to the left: what was up to the left is straight up.
  'pegs-15': jumpsOnGrid(
    [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]],
    [
      [-1, -1],
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ),
  'pegs-33': jumpsOnGrid(
    [middle, middle, wide, wide, wide, middle, middle],
    [
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 0],
    ],
  ),
}

/** Every chain of jumps by one peg, in the documented order. */
export function plainMoves(board: string, jumps: readonly PlainJump[]): readonly PlainMove[] {
  const goOn = (holes: readonly number[], now: string): readonly PlainMove[] =>
    jumps
      .filter(([from, over, to]) => from === holes.at(-1) && now[over] === '1' && now[to] === '0')
      .flatMap(([from, over, to]) => {
        const cells = [...now]
        cells[from] = cells[over] = '0'
        cells[to] = '1'
        const next = { holes: [...holes, to], board: cells.join('') }
        return [next, ...goOn(next.holes, next.board)]
      })
  return [...board].flatMap((cell, hole) => (cell === '1' ? goOn([hole], board) : []))
}
