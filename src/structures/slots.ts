import { notReached } from './reachedTable'

// 8 MB: what the next table would hardly need again is not kept for it.
const mostKept = 1 << 21

/** Gives a table slots that hold nothing. */
export type TakeSlots = (count: number) => Int32Array

/** New slots that hold nothing. */
export function emptySlots(count: number): Int32Array {
  return new Int32Array(count).fill(notReached)
}

/**
 * Slots for one table after another: new memory is slow the first time that it is written to. What
 * an earlier table took is not its own any more when the next one begins.
 */
export function slotsTakenAgain(): TakeSlots {
  const kept = new Map<number, Int32Array>()
  return (count) => {
    const before = kept.get(count)
    if (before) return before.fill(notReached)
    const slots = emptySlots(count)
    if (count <= mostKept) kept.set(count, slots)
    return slots
  }
}
