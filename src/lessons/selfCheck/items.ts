import { asks } from '../../shared/ask'
import type { Ask } from '../../shared/ask'

/** Questions that are answered by choosing one of some answers. */
export const chosenKinds = [
  'actions',
  'solvable',
  'h',
  'f',
  'forget',
  'shortest',
  'letters',
  'which',
  'which-later',
] as const

export type ChosenKind = (typeof chosenKinds)[number]

/** Whether a recording answers questions of a kind by itself: the stage waits before it, as at a prediction. */
export function isPredicted(kind: Ask | ChosenKind): kind is Ask {
  return asks.some((known) => known === kind)
}

/** Whether a question is about its run: what it says is another one for another start. */
export function isOfRun(kind: Ask | ChosenKind): boolean {
  return kind !== 'letters' && kind !== 'which' && kind !== 'which-later'
}

/** What a question of a self-check is drawn from. */
export interface CheckItem {
  readonly kind: Ask | ChosenKind
  /** The run of the lesson from whose start a start is drawn. */
  readonly run: string
  /** By how many random moves the start is changed. */
  readonly moves: number
}

const kinds = [...asks, ...chosenKinds]
const defaultMoves = 12

/**
 * Reads what a lesson asks: `next small, pruned small 8, solvable swapped`. Each has a kind, a run
 * and, where it is not 12, by how many random moves its start is changed.
 *
 * @throws RangeError for a kind that is not known, or where no run is named: its author reads it
 */
export function readCheckItems(text: string): readonly CheckItem[] {
  return text.split(',').map((item) => {
    const [name, run, moves = String(defaultMoves), ...more] = item.trim().split(/\s+/)
    const kind = kinds.find((known) => known === name)
    if (!kind || !run || !/^\d+$/.test(moves) || more.length > 0) {
      throw new RangeError(`"${item.trim()}" is no question of a self-check`)
    }
    return { kind, run, moves: Number(moves) }
  })
}
