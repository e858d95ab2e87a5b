import type { FromRelay, ToRelay } from '../protocol/messages'
import { MessageParts, readMessage } from '../protocol/readMessage'
import { oneAmong, textOfAtMost, wholeBetween } from '../protocol/values'

/** What a client may ask. */
export const everyRequest = namesIn<keyof ToRelay>({
  open: true,
  show: true,
  draw: true,
  ask: true,
  close: true,
  release: true,
  withdraw: true,
  lower: true,
  end: true,
  join: true,
  stand: true,
  answer: true,
})
const everyTold = namesIn<keyof FromRelay>({
  moment: true,
  drawn: true,
  question: true,
  standing: true,
  lowered: true,
  replaced: true,
  ended: true,
})

/**
 * A piece of what goes on between a room and a connection that another server has. `number` tells
 * to which piece an answer belongs.
 */
export type LinePiece = {
  readonly from: string
  readonly to: string
  /** The id of the connection. */
  readonly socket: string
} & (
  | {
      readonly kind: 'asked'
      /** Where the client is. */
      readonly address: string
      readonly name: keyof ToRelay
      readonly data: unknown
      readonly number: number
    }
  | { readonly kind: 'replied'; readonly data: unknown; readonly number: number }
  | {
      readonly kind: 'told'
      readonly name: keyof FromRelay
      readonly data: unknown
      readonly number: number
    }
  | { readonly kind: 'arrived'; readonly number: number }
  /** The client is gone. */
  | { readonly kind: 'left' }
  /** The room has closed the connection. */
  | { readonly kind: 'closed' }
)

const readId = textOfAtMost(100)
const readNumber = wholeBetween(0, Number.MAX_SAFE_INTEGER)
const readKind = oneAmong(['asked', 'replied', 'told', 'arrived', 'left', 'closed'])

/** Reads a piece; nothing where it is none, as from a server of another version. */
export function readPiece(data: unknown): LinePiece | undefined {
  const read = readMessage(piece, data)
  return read.ok ? read.value : undefined
}

function piece(data: unknown, field: string): LinePiece {
  const parts = new MessageParts(data, field)
  const [from, to, socket] = (['from', 'to', 'socket'] as const).map((name) =>
    parts.read(name, readId),
  )
  const line = { from, to, socket }
  const kind = parts.read('kind', readKind)
  if (kind === 'left' || kind === 'closed') return { ...line, kind }
  const number = parts.read('number', readNumber)
  if (kind === 'arrived') return { ...line, kind, number }
  const content = parts.read('data', (each) => each)
  if (kind === 'replied') return { ...line, kind, number, data: content }
  if (kind === 'asked') {
    const name = parts.read('name', oneAmong(everyRequest))
    return { ...line, kind, number, data: content, name, address: parts.read('address', readId) }
  }
  return { ...line, kind, number, data: content, name: parts.read('name', oneAmong(everyTold)) }
}

/** Names of a type as a list: the type check lists those that are missing. */
function namesIn<Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] {
  return Object.keys(names).filter((name): name is Name => Object.hasOwn(names, name))
}
