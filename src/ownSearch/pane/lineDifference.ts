import { sourceLines } from '../../stage/code/sourceLines'

/** A line of two texts: of both, only of the later one, or only of the earlier one. */
export interface DifferenceLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

// At most this many pairs of lines are compared; texts without more in common are told apart whole.
const mostPairs = 4_000_000

/** The shortest way from one text to another by lines that go and lines that come. */
export function lineDifference(before: string, after: string): readonly DifferenceLine[] {
  const [old, now] = [sourceLines(before), sourceLines(after)]
  const least = Math.min(old.length, now.length)
  let head = 0
  while (head < least && old[head] === now[head]) head++
  let tail = 0
  while (tail < least - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const [oldEnd, nowEnd] = [old.length - tail, now.length - tail]
  return [
    ...marked('same', old.slice(0, head)),
    ...between(old.slice(head, oldEnd), now.slice(head, nowEnd)),
    ...marked('same', old.slice(oldEnd)),
  ]
}

/** By the longest common subsequence (Wagner and Fischer 1974); what goes stands before what comes. */
function between(old: readonly string[], now: readonly string[]): readonly DifferenceLine[] {
  if (old.length * now.length > mostPairs)
    return [...marked('removed', old), ...marked('added', now)]
  const common = commonLengths(old, now)
  const width = now.length + 1
  const lines: DifferenceLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [gone, come] = [old[row], now[column]]
    const down = common[(row + 1) * width + column] ?? -1
    const right = common[row * width + column + 1] ?? -1
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone })
      row++
      column++
    } else if (gone !== undefined && (come === undefined || down >= right)) {
      lines.push({ kind: 'removed', text: gone })
      row++
    } else if (come !== undefined) {
      lines.push({ kind: 'added', text: come })
      column++
    }
  }
  return lines
}

/** How many lines the rests from a row and a column on have in common, in their order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const at = row * width + column
      const [down = 0, right = 0, both = 0] = [
        lengths[at + width],
        lengths[at + 1],
        lengths[at + width + 1],
      ]
      lengths[at] = old[row] === now[column] ? both + 1 : Math.max(down, right)
    }
  }
  return lengths
}

function marked(kind: DifferenceLine['kind'], texts: readonly string[]): readonly DifferenceLine[] {
  return texts.map((text) => ({ kind, text }))
}
