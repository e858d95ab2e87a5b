import type { Problem, Settings, State } from '../problem'
import type { PegBoard } from './boards'
import { formatPegs } from './boardText'
import { createChains } from './chains'
import { drawPegs } from './drawPegs'
import { cornerPegs } from './heuristics'
import { pack, unpack } from './packing'
import type { Pegs } from './packing'

export interface PegSolitaireOptions {
  readonly settings: Settings
  readonly board: PegBoard
  readonly start: Pegs
  /** The hole in which the last peg is to end. */
  readonly goalHole: number
  /** The hole from which the start is to be left, if only one will do. */
  readonly firstFrom: number | undefined
}

/**
 * Peg solitaire: a peg jumps over its neighbour into an empty hole, and the neighbour is taken
 * away, until one peg is left. Jumps made in a row by the same peg are one move. An action is the
 * ordinal of the move among all moves of its state, in the order of `createChains`.
 */
export function createPegSolitaire(options: PegSolitaireOptions): Problem {
  const { board, goalHole, firstFrom } = options
  const start = pack(options.start)
  const goal = pack(board.holes.map((_, hole) => hole === goalHole))
  const eachChain = createChains(board)
  const pegsOf = (state: State) => unpack(state, board.holes.length)

  /** Moves that must not be made: those from the start that do not begin as they should. */
  const isRefused = (low: number, high: number, from: number) =>
    firstFrom !== undefined && low === start.low && high === start.high && from !== firstFrom

  function holesOf({ low, high }: State, action: number): readonly number[] {
    const found: (readonly number[])[] = []
    let ordinal = 0
    eachChain(low, high, (holes) => {
      if (!isRefused(low, high, holes[0]) && ordinal++ === action) found.push([...holes])
    })
    if (found.length === 0) throw new RangeError(`no move ${action}, only 0 to ${ordinal - 1}`)
    return found[0]
  }

  return {
    settings: options.settings,
    start,
    goal,
    reversible: false,
    heuristics: [cornerPegs(board, goalHole, goal)],
    isGoal: (low, high) => low === goal.low && high === goal.high,
    successors(low, high, into) {
      into.clear()
      eachChain(low, high, (holes, lowAfter, highAfter) => {
        if (!isRefused(low, high, holes[0])) into.add(lowAfter, highAfter, into.count)
      })
    },
    describe: (state, action) => ({ kind: 'jump', holes: holesOf(state, action) }),
    draw: (state) => drawPegs(board, pegsOf(state), goalHole),
    format: (state) => formatPegs(pegsOf(state)),
    notation: (state, action) => holesOf(state, action).join('-'),
    solvability: () => undefined,
  }
}
