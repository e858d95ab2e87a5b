/** A long row of equal items, and the stretch of it that is looked at, in pixels. */
export interface LongList {
  readonly count: number
  readonly itemSize: number
  readonly scroll: number
  readonly viewport: number
}

/** The items that have to exist, and where they stand. */
export interface ListWindow {
  readonly from: number
  /** One past the last. */
  readonly to: number
  /** The length to lay out, so that the scroll bar tells the truth. */
  readonly length: number
  /** Item `i` stands at `i * itemSize - shift`. */
  readonly shift: number
}

/** Browsers clip elements somewhere past 16 million pixels; a longer list scrolls faster. */
const longestElement = 8_000_000
/** Items kept on either side of the visible ones, for when the list is scrolled. */
const defaultSpare = 3

/** @param spare how many items there are to be on either side of the visible ones */
export function listWindow(list: LongList, spare: number = defaultSpare): ListWindow {
  const { count, itemSize, viewport } = list
  const length = Math.min(count * itemSize, longestElement)
  const scroll = Math.max(0, Math.min(list.scroll, length - viewport))
  const offset = scroll * speed(list)
  return {
    from: Math.max(0, Math.floor(offset / itemSize) - spare),
    to: Math.min(count, Math.ceil((offset + viewport) / itemSize) + spare),
    length,
    shift: offset - scroll,
  }
}

/** The scroll position nearest to the present one at which an item is wholly in view. */
export function scrollToShow(list: LongList, index: number): number {
  const { itemSize, viewport } = list
  const factor = speed(list)
  const offset = list.scroll * factor
  const start = index * itemSize
  if (start < offset) return start / factor
  const end = start + itemSize
  return end > offset + viewport ? (end - viewport) / factor : list.scroll
}

function speed({ count, itemSize, viewport }: LongList): number {
  const whole = count * itemSize
  if (whole <= longestElement) return 1
  return (whole - viewport) / (longestElement - viewport)
}
