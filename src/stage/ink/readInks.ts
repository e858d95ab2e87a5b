import { inkedPictures, inksBy, mostInkPoints, mostStrokes, noInk } from './ink'
import type { Ink, InkColour, InkedPicture, Inks, InkStroke } from './ink'
import type { InkPointer } from './shownInk'

/** Ink that comes from another window or device; nothing where it is none, or more than may be. */
export function readInks(value: unknown): Inks | undefined {
  if (!isRecord(value)) return undefined
  const read = new Map<InkedPicture, Ink>()
  for (const picture of inkedPictures) {
    const ink = readInk(value[picture])
    if (!ink) return undefined
    read.set(picture, ink)
  }
  return inksBy((picture) => read.get(picture) ?? noInk)
}

/** Where somebody points in another window or on another device. */
export function readPointer(value: unknown): InkPointer | undefined {
  if (!isRecord(value)) return undefined
  const picture = inkedPictures.find((each) => each === value.picture)
  const at = readNumbers(value.at, 2)
  return picture && at?.length === 2 ? { picture, at: [at[0], at[1]] } : undefined
}

function readInk(value: unknown): Ink | undefined {
  if (!isRecord(value) || !Array.isArray(value.strokes)) return undefined
  const given: readonly unknown[] = value.strokes
  if (given.length > mostStrokes) return undefined
  const strokes = given.map(readStroke).filter((stroke) => stroke !== undefined)
  return strokes.length === given.length ? { strokes } : undefined
}

function readStroke(value: unknown): InkStroke | undefined {
  if (!isRecord(value)) return undefined
  const colour = ([1, 2, 3] as const).find((each): each is InkColour => each === value.colour)
  const points = readNumbers(value.points, 2 * mostInkPoints)
  const isWhole = points && points.length >= 2 && points.length % 2 === 0
  return colour && isWhole ? { colour, points } : undefined
}

function readNumbers(value: unknown, most: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const given: readonly unknown[] = value
  return given.every((each): each is number => Number.isFinite(each)) ? given : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
