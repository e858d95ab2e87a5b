import { inkColours, inkedPictures, inkLimits, numbersIn } from '../../drawing/ink'
import type { Ink, InkPoint, InkPointer, InkStroke } from '../../drawing/ink'
import { WrongMessage } from './fault'
import { MessageParts } from './readMessage'
import { listOfAtMost, numberOfDigits, oneAmong, wholeBetween } from './values'

/** The highest coordinate. */
const farthest = 1e9
// Maps have coordinates of any size.
const readCoordinate = numberOfDigits(7, farthest)
const readPicture = oneAmong(inkedPictures)
/** Reads the number of a node. */
export const readNode = wholeBetween(0, 1e9)

/**
 * Reads where somebody points in another window or on another device.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readInkPointer(data: unknown, field: string): InkPointer {
  const parts = new MessageParts(data, field)
  return { ...readPlace(parts), at: parts.read('at', readPoint) }
}

/**
 * Reads what was drawn in another window or on another device.
 *
 * @throws WrongMessage when a part of it is not what it should be, or there is too much of it
 */
export function readInk(data: unknown, field: string): Ink {
  const ink = listOfAtMost(inkLimits.strokes, readStroke)(data, field)
  if (numbersIn(ink) <= inkLimits.numbersInAll) return ink
  throw new WrongMessage(field, `at most ${inkLimits.numbersInAll} numbers in all strokes`)
}

function readStroke(data: unknown, field: string): InkStroke {
  const parts = new MessageParts(data, field)
  const points = parts.read('points', listOfAtMost(inkLimits.numbersInStroke, readCoordinate))
  const isWhole = points.length > 0 && points.length % 2 === 0
  if (!isWhole) throw new WrongMessage(`${field}.points`, 'an x and a y by turns')
  return { ...readPlace(parts), colour: parts.read('colour', oneAmong(inkColours)), points }
}

function readPlace(parts: MessageParts): Pick<InkStroke, 'picture' | 'node'> {
  const picture = parts.read('picture', readPicture)
  const node = parts.readAny('node', readNode)
  return node === undefined ? { picture } : { picture, node }
}

function readPoint(data: unknown, field: string): InkPoint {
  const [x, y, ...more] = listOfAtMost(2, readCoordinate)(data, field)
  if (x === undefined || y === undefined || more.length > 0) {
    throw new WrongMessage(field, 'an x and a y')
  }
  return [x, y]
}
