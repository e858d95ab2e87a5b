import { inkLimits, numbersIn } from '../../drawing/ink'
import type { Drawn, Ink, InkPointer } from '../../drawing/ink'
import { readInk, readInkPointer } from './drawn'
import { MessageParts } from './readMessage'
import { wholeBetween } from './values'

/**
 * What is drawn, and where somebody points, after what was told before over the same connection: a
 * hand that moves does not send all ink each time.
 */
export interface DrawnChange {
  readonly pointer?: InkPointer | undefined
  /** How many of the strokes before are kept, from the oldest on, and what comes after them. */
  readonly ink?: { readonly keeps: number; readonly adds: Ink } | undefined
}

const readCount = wholeBetween(0, inkLimits.strokes)

/**
 * Reads what has changed of what is drawn.
 *
 * @throws WrongMessage when a part of it is not what it should be
 */
export function readDrawnChange(data: unknown, field: string): DrawnChange {
  const parts = new MessageParts(data, field)
  const pointer = parts.readAny('pointer', readInkPointer)
  const ink = parts.readAny('ink', (each, at) => {
    const of = new MessageParts(each, at)
    return { keeps: of.read('keeps', readCount), adds: of.read('adds', readInk) }
  })
  return { ...(pointer && { pointer }), ...(ink && { ink }) }
}

/**
 * What has changed. Strokes are compared as objects: those that stay are shared.
 *
 * @param before the ink that was told, or nothing if none was
 */
export function drawnChange(before: Ink | undefined, { ink, pointer }: Drawn): DrawnChange {
  // Between servers, a part that is undefined comes as one that is wrong.
  const pointed = pointer && { pointer }
  if (before === ink) return { ...pointed }
  const differs = ink.findIndex((stroke, at) => stroke !== before?.[at])
  const keeps = before ? (differs < 0 ? ink.length : differs) : 0
  const isSame = before?.length === ink.length && keeps === ink.length
  return { ...pointed, ...(!isSame && { ink: { keeps, adds: ink.slice(keeps) } }) }
}

/** What is drawn after a change; nothing where it belongs to other ink, or more would be drawn than may be. */
export function drawnAfter(before: Ink, { ink: change, pointer }: DrawnChange): Drawn | undefined {
  if (!change) return { ink: before, pointer }
  if (change.keeps > before.length) return undefined
  const ink = [...before.slice(0, change.keeps), ...change.adds]
  const fits = ink.length <= inkLimits.strokes && numbersIn(ink) <= inkLimits.numbersInAll
  return fits ? { ink, pointer } : undefined
}
