import { jugLetter } from './pours'

/** Where a jug is drawn, in cells. */
export interface JugPlace {
  readonly letter: string
  readonly size: number
  /** Its body, without handle and spout. */
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Where its litres are written, under its middle; they stay there where it is lifted. */
  readonly litresY: number
  /** All of it, with its letter and its litres. */
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** The height of a picture, in cells. */
export const sceneRows = 6.2

const base = 4.65
const highest = 3.45
const lowest = 0.9
const lift = 0.3
/** The room of the pointer at the left of a jug, and of the handle at its right. */
const before = 0.45
const behind = 0.4
const letterRoom = 0.88
const litresY = 5.45

/** How wide a body is: two jugs have more room than three. */
function bodyWidth(jugs: number): number {
  return jugs > 2 ? 1.4 : 1.9
}

/** The width of a picture of jugs, by their number, in cells. */
export function sceneWidth(jugs: number): number {
  return jugs * (before + bodyWidth(jugs) + behind)
}

/** Where jugs are drawn, so far from the left; one of them may be lifted. */
export function jugPlaces(
  sizes: readonly number[],
  left: number,
  lifted?: number,
): readonly JugPlace[] {
  const width = bodyWidth(sizes.length)
  const slot = before + width + behind
  const largest = Math.max(...sizes)
  return sizes.map((size, jug) => {
    const height = Math.max(lowest, (highest * size) / largest)
    const top = base - height - (jug === lifted ? lift : 0)
    const box = {
      x: left + jug * slot,
      y: top - letterRoom,
      width: slot,
      height: sceneRows - top + letterRoom,
    }
    return { letter: jugLetter(jug), size, x: box.x + before, top, width, height, litresY, box }
  })
}
