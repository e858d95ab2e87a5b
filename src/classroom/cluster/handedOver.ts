import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { ToRelay } from '../protocol/messages'
import { MessageParts, readMessage } from '../protocol/readMessage'
import { readMessageFault } from '../protocol/readMessageFault'
import { flag } from '../protocol/values'
import { refusedFor } from '../relay/relaySocket'
import type { RelaySocket } from '../relay/relaySocket'
import { passOn } from './passOn'
import { everyRequest } from './piece'
import type { PieceContent } from './remoteSocket'
import { withTimeout } from './withTimeout'

/**
 * A connection of this server that another one serves: all it asks goes there, all it is told comes
 * from there.
 */
export class HandedOver {
  private readonly unanswered = new Map<number, (outcome: unknown) => void>()
  private last = 0

  constructor(
    private readonly socket: RelaySocket,
    readonly home: string,
    private readonly send: (piece: PieceContent) => void,
  ) {
    for (const name of everyRequest) {
      socket.removeAllListeners(name)
      socket.on(name, (data, reply) => {
        const then = typeof reply === 'function' ? (told: unknown) => void reply(told) : () => {}
        // What is too much is not passed on: it would go to all servers.
        if (socket.data.requests.take()) this.ask(name, data, then)
        else then(refusedFor({ kind: 'too-fast' }))
      })
    }
    socket.on('disconnect', () => send({ kind: 'left' }))
  }

  /** Asks on behalf of the client, who waits for the answer to what was asked already. */
  async request(name: keyof ToRelay, data: unknown): Promise<Result<unknown, ClassFault>> {
    const outcome = new Promise<unknown>((resolve) => this.ask(name, data, resolve))
    // It is lost where the other server does not listen yet, as after a loss of Redis.
    const told = await withTimeout(outcome).catch(() => refusedFor({ kind: 'too-fast' }))
    const read = readMessage(readOutcome, told)
    return read.ok ? read.value : read
  }

  /** Takes what the server of the room says. */
  take(piece: PieceContent): void {
    if (piece.kind === 'replied') {
      this.unanswered.get(piece.number)?.(piece.data)
      this.unanswered.delete(piece.number)
    }
    if (piece.kind === 'closed') this.end()
    if (piece.kind === 'told') {
      const { name, data, number } = piece
      passOn(this.socket, name, data, () => this.send({ kind: 'arrived', number }))
    }
  }

  /** The client comes back, and finds the room where it is then. */
  end(): void {
    this.socket.disconnect(true)
  }

  private ask(name: keyof ToRelay, data: unknown, then: (outcome: unknown) => void): void {
    const number = ++this.last
    this.unanswered.set(number, then)
    const { address } = this.socket.data
    this.send({ kind: 'asked', name, data: data ?? null, number, address })
  }
}

function readOutcome(data: unknown, field: string): Result<unknown, ClassFault> {
  const parts = new MessageParts(data, field)
  if (parts.read('ok', flag)) return { ok: true, value: parts.read('value', (each) => each) }
  return { ok: false, fault: parts.read('fault', readMessageFault) }
}
