import { wrappedLines } from '../../../drawing/wrappedLines'
import type { Brush } from '../brush/brush'

/** The room that each of some narrations fits into, in letters of one size. */
interface NarrationRoom {
  readonly height: number
  paint(brush: Brush, told: string, at: { x: number; y: number }, colour: string): void
}

const sizes = [29, 27, 25, 23, 21, 19] as const
const mostLines = 3
const fewestLines = 2
const lineHeight = 1.34
const above = 14

/** Finds letters so large that every narration has three lines at most, if there are any. */
export function narrationRoom(
  narrations: readonly string[],
  width: number,
  sans: string,
  measure: (text: string, font: string) => number,
): NarrationRoom {
  const fontOf = (size: number) => `450 ${size}px ${sans}`
  const linesIn = (told: string, size: number) =>
    wrappedLines(told, width, (text) => measure(text, fontOf(size)))
  const mostLinesIn = (size: number) =>
    Math.max(fewestLines, ...narrations.map((told) => linesIn(told, size).length))
  const size = sizes.find((each) => mostLinesIn(each) <= mostLines) ?? sizes[sizes.length - 1]
  const line = size * lineHeight
  return {
    height: above + mostLinesIn(size) * line,
    paint(brush, told, { x, y }, colour) {
      brush.font = fontOf(size)
      brush.fillStyle = colour
      brush.textAlign = 'left'
      brush.textBaseline = 'middle'
      linesIn(told, size).forEach((text, at) => {
        brush.fillText(text, x, y + above + (at + 0.5) * line)
      })
    },
  }
}
