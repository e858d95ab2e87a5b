import { readInk, readInkPointer } from '../classroom/protocol/drawn'
import { readLooks } from '../classroom/protocol/look'
import type { ShownMoment } from '../classroom/protocol/moment'
import { readPutQuestion } from '../classroom/protocol/question'
import type { PutQuestion } from '../classroom/protocol/question'
import { MessageParts, readMessage } from '../classroom/protocol/readMessage'
import type { MessageReader } from '../classroom/protocol/readMessage'
import { flag, oneAmong, textLike, textOfAtMost, wholeBetween } from '../classroom/protocol/values'
import type { Ink, InkPointer } from '../drawing/ink'
import { asks } from '../shared/ask'

/** A moment that the windows of a lecture are to show, as an address: each window records for itself. */
export interface LectureMoment extends ShownMoment {
  /** What the class is asked, or has answered. */
  readonly put?: PutQuestion
  /** The address at which students join the class, while it is shown to them. */
  readonly invitation?: string
}

/** A presenter's window; the one that began last drives. */
export interface Driver {
  readonly id: string
  /** When it began to present, in milliseconds since 1970. */
  readonly since: number
}

/** Whether one began to present after the other; of two that began at once, the greater name counts. */
export function isLater(one: Driver, other: Driver): boolean {
  return one.since === other.since ? one.id > other.id : one.since > other.since
}

/** The keys of a presenter's clicker, as the browser names them. */
export const clickerKeys = ['PageDown', 'PageUp', 'b', '.'] as const
export type ClickerKey = (typeof clickerKeys)[number]

/** What the windows of a lecture tell each other. */
export type Said =
  | {
      readonly kind: 'moment'
      readonly driver: Driver
      readonly number: number
      readonly moment: LectureMoment
    }
  /** What is drawn over the pictures, and where the presenter points. */
  | {
      readonly kind: 'drawn'
      readonly driver: Driver
      readonly ink: Ink
      readonly pointer?: InkPointer | undefined
    }
  /** A window was opened, and asks where the lecture is. */
  | { readonly kind: 'where'; readonly viewer: string }
  /** A window that follows is open. */
  | { readonly kind: 'here'; readonly viewer: string }
  | { readonly kind: 'gone'; readonly viewer: string }
  /** A clicker's key was pressed in a window that follows. */
  | { readonly kind: 'key'; readonly key: ClickerKey }
  /** The presenter's window was closed. */
  | { readonly kind: 'end'; readonly driver: Driver }

const kinds = ['moment', 'drawn', 'where', 'here', 'gone', 'key', 'end'] as const
const readId = textOfAtMost(100)
const readCount = wholeBetween(0, Number.MAX_SAFE_INTEGER)
const readAddress = textLike(/^#\//, 'an address that begins with #/')
const readInvitation = textLike(/^https?:\/\/[!-~]{1,300}$/, 'an address')

/** Reads what another window has said; nothing where it makes no sense: another page may say anything. */
export function readSaid(data: unknown): Said | undefined {
  const read = readMessage(readMessageOfWindow, data)
  return read.ok ? read.value : undefined
}

function readMessageOfWindow(data: unknown, field: string): Said {
  const parts = new MessageParts(data, field)
  const kind = parts.read('kind', oneAmong(kinds))
  if (kind === 'where' || kind === 'here' || kind === 'gone') {
    return { kind, viewer: parts.read('viewer', readId) }
  }
  if (kind === 'key') return { kind, key: parts.read('key', oneAmong(clickerKeys)) }
  const driver = parts.read('driver', readDriver)
  if (kind === 'end') return { kind, driver }
  if (kind === 'moment') {
    const number = parts.read('number', readCount)
    return { kind, driver, number, moment: parts.read('moment', readMoment) }
  }
  const pointer = parts.read('pointer', orNothing(readInkPointer))
  return { kind, driver, ink: parts.read('ink', readInk), ...(pointer && { pointer }) }
}

function readDriver(data: unknown, field: string): Driver {
  const parts = new MessageParts(data, field)
  return { id: parts.read('id', readId), since: parts.read('since', readCount) }
}

function readMoment(data: unknown, field: string): LectureMoment {
  const parts = new MessageParts(data, field)
  const ask = parts.read('ask', orNothing(oneAmong(asks)))
  const looks = parts.read('looks', orNothing(readLooks))
  const put = parts.read('put', orNothing(readPutQuestion))
  const invitation = parts.read('invitation', orNothing(readInvitation))
  return {
    address: parts.read('address', readAddress),
    held: parts.read('held', flag),
    asksNext: parts.read('asksNext', flag),
    blank: parts.read('blank', flag),
    ...(ask && { ask }),
    ...(looks && { looks }),
    ...(put && { put }),
    ...(invitation !== undefined && { invitation }),
  }
}

/** Reads a part that may be missing: where it makes no sense it is left out, and the others are of use. */
function orNothing<Value>(read: MessageReader<Value>): MessageReader<Value | undefined> {
  return (data) => {
    const part = readMessage(read, data)
    return part.ok ? part.value : undefined
  }
}
