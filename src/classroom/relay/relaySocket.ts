import type { Server } from 'socket.io'
import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { FromRelay, Reply, ToRelay } from '../protocol/messages'
import { readMessage } from '../protocol/readMessage'
import type { MessageReader } from '../protocol/readMessage'
import type { TokenBucket } from './tokenBucket'

interface OfSocket {
  /** Where its client is. */
  address: string
  requests: TokenBucket
}

/** What servers that share their rooms tell each other. */
export interface BetweenServers {
  piece: (piece: unknown) => void
}

export type RelayServer = Server<ToRelay, FromRelay, BetweenServers, OfSocket>

/** A connection of a teacher or a student, to this server or to another one. */
export interface RelaySocket {
  readonly id: string
  readonly connected: boolean
  readonly data: OfSocket
  on(name: keyof ToRelay, listener: (asked: unknown, reply: unknown) => void): unknown
  on(name: 'disconnect', listener: () => void): unknown
  emit<Name extends keyof FromRelay>(name: Name, ...told: Parameters<FromRelay[Name]>): unknown
  removeAllListeners(name: keyof ToRelay): unknown
  disconnect(close: boolean): unknown
}

/** What comes of a request. */
export type RequestOutcome<Value> = Result<Value, ClassFault>

export const done: RequestOutcome<null> = { ok: true, value: null }

export function refusedFor(fault: ClassFault): RequestOutcome<never> {
  return { ok: false, fault }
}

/** What is done when a request comes, which may be anything. */
export function answering<Asked, Value>(
  socket: RelaySocket,
  read: MessageReader<Asked>,
  act: (asked: Asked) => RequestOutcome<Value> | Promise<RequestOutcome<Value>>,
): (asked: unknown, reply: unknown) => void {
  async function outcomeOf(data: unknown): Promise<RequestOutcome<Value>> {
    if (!socket.data.requests.take()) return refusedFor({ kind: 'too-fast' })
    const asked = readMessage(read, data)
    return asked.ok ? act(asked.value) : asked
  }
  return (data, reply) => {
    outcomeOf(data).then(
      (outcome) => {
        if (isReply<Value>(reply)) reply(outcome)
      },
      // One mistake of ours ends one connection, and no class.
      (reason: unknown) => {
        console.error(reason)
        socket.disconnect(true)
      },
    )
  }
}

function isReply<Value>(reply: unknown): reply is Reply<Value> {
  return typeof reply === 'function'
}
