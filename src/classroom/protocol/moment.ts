import { WrongMessage } from './fault'
import { MessageParts } from './readMessage'
import { flag, listOfAtMost, numberWithin, oneAmong, textLike, wholeBetween } from './values'

const pictures = [
  'tree',
  'map',
  'board',
  // Of the other searches of a comparison.
  'tree-2',
  'map-2',
  'tree-3',
  'map-3',
  'tree-4',
  'map-4',
] as const
const views = ['fit', 'follow'] as const

/** A place in a picture, in the picture's coordinates. */
export interface PointedAt {
  readonly picture: (typeof pictures)[number]
  readonly x: number
  readonly y: number
}

/** A line that the teacher draws over a picture: x and y in turn, in the picture's coordinates. */
export interface ClassStroke {
  readonly picture: (typeof pictures)[number]
  readonly points: readonly number[]
  readonly colour: 1 | 2 | 3
}

/** What the teacher shows. */
export interface ShownMoment {
  /** Of the page, from `#/`, as it stands in an address. */
  readonly address: string
  /** Whether the screens are blank. */
  readonly blank: boolean
  /** Whether the answer is held back. */
  readonly held: boolean
  /** Whether it is asked which node leaves the frontier next. */
  readonly asksNext: boolean
  /** Whether the whole tree is seen, or what happens in it; each page's own choice where it is not said. */
  readonly view?: (typeof views)[number] | undefined
  readonly pointer?: PointedAt | undefined
  readonly ink?: readonly ClassStroke[] | undefined
}

/** What the class is to see: moments follow one another by their numbers. */
export interface ClassMoment extends ShownMoment {
  readonly number: number
}

/** Together these fit into one message: see `largestMessage`. */
export const momentLimits = {
  address: 16_384,
  strokes: 40,
  pointsInStroke: 2_000,
  pointsInAll: 3_600,
  coordinate: 1_000_000,
} as const

const { address, strokes, pointsInStroke, pointsInAll, coordinate } = momentLimits
// Addresses hold no other characters; a quotation mark or a backslash would take two in JSON.
const likeAddress = new RegExp(`^#/[!#-[\\]-~]{0,${address - 2}}$`)
const readAddress = textLike(
  likeAddress,
  `an address that begins with #/ and has at most ${address} characters`,
)
const readCoordinate = numberWithin(coordinate, 3)
const readNumber = wholeBetween(1, Number.MAX_SAFE_INTEGER)

export function readClassMoment(data: unknown, field: string): ClassMoment {
  const parts = new MessageParts(data, field)
  return { ...readShownMoment(data, field), number: parts.read('number', readNumber) }
}

/** Reads a moment that has no number yet. */
export function readShownMoment(data: unknown, field: string): ShownMoment {
  const parts = new MessageParts(data, field)
  const pointer = parts.readAny('pointer', readPointedAt)
  const ink = parts.readAny('ink', readInk)
  const view = parts.readAny('view', oneAmong(views))
  return {
    address: parts.read('address', readAddress),
    blank: parts.read('blank', flag),
    held: parts.read('held', flag),
    asksNext: parts.read('asksNext', flag),
    ...(view && { view }),
    ...(pointer && { pointer }),
    ...(ink && { ink }),
  }
}

function readPointedAt(data: unknown, field: string): PointedAt {
  const parts = new MessageParts(data, field)
  return {
    picture: parts.read('picture', oneAmong(pictures)),
    x: parts.read('x', readCoordinate),
    y: parts.read('y', readCoordinate),
  }
}

function readInk(data: unknown, field: string): readonly ClassStroke[] {
  const ink = listOfAtMost(strokes, readStroke)(data, field)
  const points = ink.reduce((sum, stroke) => sum + stroke.points.length, 0)
  if (points <= pointsInAll) return ink
  throw new WrongMessage(field, `at most ${pointsInAll} numbers in all strokes`)
}

function readStroke(data: unknown, field: string): ClassStroke {
  const parts = new MessageParts(data, field)
  const points = parts.read('points', listOfAtMost(pointsInStroke, readCoordinate))
  if (points.length % 2 !== 0) throw new WrongMessage(`${field}.points`, 'an x and a y in turn')
  return {
    picture: parts.read('picture', oneAmong(pictures)),
    points,
    colour: parts.read('colour', oneAmong([1, 2, 3])),
  }
}
