import type { Random } from '../../problems/random'
import type { Solver } from '../../solvers/solver'
import type { Message } from '../../words/message'

/** A sum about a tree in which every node has b children, and the goal stands at depth d. */
interface LettersQuestion {
  readonly right: number
  /** What comes of mistakes that are often made. */
  readonly others: readonly number[]
  readonly told: { readonly asked: Message; readonly why: Message }
}

/**
 * How many nodes a search of this kind holds or generates: the widest level of a queue, two half trees
 * of a search from both ends, or the path of a search that goes deep.
 */
export function lettersQuestion(
  { twoSided = false, frontier }: Pick<Solver, 'twoSided' | 'frontier'>,
  random: Random,
): LettersQuestion | undefined {
  const more = Math.floor(random() * 2)
  // Of two sides half a tree is offered too, and half a node is no answer.
  const b = twoSided ? 2 + 2 * more : 2 + more
  const d = twoSided ? 4 + 2 * Math.floor(random() * 2) : 3 + Math.floor(random() * 3)
  if (twoSided)
    return asking('bothEnds', b, d, 2 * b ** (d / 2), [b ** d, b ** (d / 2), b ** d / 2])
  if (frontier.order === 'queue')
    return asking('level', b, d, b ** d, [b * d, b ** (d - 1), b ** (d + 1)])
  if (frontier.order === 'path') return asking('path', b, d, b * d, [b ** d, d, b ** (d - 1)])
  return undefined
}

function asking(
  kind: 'bothEnds' | 'level' | 'path',
  b: number,
  d: number,
  right: number,
  others: readonly number[],
): LettersQuestion {
  const values = { b, d, half: d / 2, right }
  return {
    right,
    others,
    told: {
      asked: { key: `selfCheck.letters.${kind}.asked`, values },
      why: { key: `selfCheck.letters.${kind}.why`, values },
    },
  }
}
