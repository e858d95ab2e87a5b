import { directionOfKey, directionTo } from '../../stage/board/directions'
import { nextTowards } from '../../stage/board/nextTowards'
import { endOf } from '../moves'
import type { PlayMove } from '../moves'
import type { NumberedPiece } from '../pieces'
import type { useHand } from './useHand'

/** What keys need of the hand over a board. */
export type Hand = Pick<
  ReturnType<typeof useHand>,
  'pieces' | 'steps' | 'offers' | 'taken' | 'take' | 'make' | 'click' | 'canMove'
>

/** Where the keys lead next: to a piece, or to one of the ways that are offered. */
export interface KeyDone {
  readonly cursor?: number
  readonly aim?: number
}

/**
 * Does what a key means on a board. Arrows slide tiles at once, for there is one tile a direction;
 * on other boards they go from piece to piece, and move the one that Enter has taken.
 *
 * @param cursor the piece that the keys go to
 * @param aim which of the ways offered they go to, -1 for none
 * @returns what it led to, or nothing if the key means nothing here
 */
export function pressBoardKey(
  hand: Hand,
  key: string,
  cursor: NumberedPiece,
  aim: number,
): KeyDone | undefined {
  const direction = directionOfKey(key)
  const { steps, offers, taken, pieces } = hand
  if (key === 'Escape' && taken.value !== undefined) {
    hand.take(undefined)
    return {}
  }
  if (key === 'Enter' || key === ' ') return pressEnter(hand, cursor, aim)
  if (!direction) return undefined
  const goesThere = ({ way }: PlayMove) => directionTo(way[0], way[1]) === direction
  if (cursor.part.shape === 'tile') {
    const step = steps.value.find(goesThere)
    if (step) hand.make(step)
    return {}
  }
  if (taken.value === undefined) {
    const others = pieces.value.filter(({ id }) => hand.canMove(id))
    const next = nextTowards(
      others.map(({ part }) => middleOf(part)),
      middleOf(cursor.part),
      direction,
    )
    return next === undefined ? {} : { cursor: others[next].id }
  }
  if (cursor.part.shape === 'peg') {
    const from = aim < 0 ? cursor.part : endOf(offers.value[aim])
    const next = nextTowards(offers.value.map(endOf), from, direction)
    return next === undefined ? (aim < 0 ? {} : { aim }) : { aim: next }
  }
  const step = offers.value.find(goesThere)
  if (step) hand.make(step)
  return {}
}

function pressEnter(hand: Hand, cursor: NumberedPiece, aim: number): KeyDone {
  const { offers, taken } = hand
  if (aim >= 0) hand.make(offers.value[aim])
  else if (cursor.part.shape === 'tile') hand.click(cursor)
  else hand.take(taken.value === cursor.id ? undefined : cursor.id)
  return {}
}

function middleOf({ x, y, width, height }: NumberedPiece['part']) {
  return { x: x + width / 2, y: y + height / 2 }
}
