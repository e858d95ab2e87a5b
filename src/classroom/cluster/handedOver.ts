import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import { readMessageFault } from '../protocol/readMessageFault'
import { MessageParts, readMessage } from '../protocol/readMessage'
import { flag } from '../protocol/values'
import type { RelaySocket } from '../relay/relaySocket'
import { passOn } from './passOn'
import { everyRequest } from './piece'
import type { PieceContent } from './remoteSocket'

/** A connection of this server that another one serves: all it asks goes there, all it is told comes from there. */
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
        this.ask(
          name,
          data,
          typeof reply === 'function' ? (outcome) => void reply(outcome) : undefined,
        )
      })
    }
    socket.on('disconnect', () => send({ kind: 'left' }))
  }

  /** Asks on behalf of the client, who waits for the answer to what was asked already. */
  request(
    name: (typeof everyRequest)[number],
    data: unknown,
  ): Promise<Result<unknown, ClassFault>> {
    return new Promise((resolve) => {
      this.ask(name, data, (outcome) => {
        const read = readMessage(readOutcome, outcome)
        resolve(read.ok ? read.value : read)
      })
    })
  }

  /** Takes what the server of the room says. */
  take(piece: PieceContent): void {
    if (piece.kind === 'replied') {
      this.unanswered.get(piece.number)?.(piece.data)
      this.unanswered.delete(piece.number)
    }
    if (piece.kind === 'closed') this.socket.disconnect(true)
    if (piece.kind === 'told') {
      const { name, data, number } = piece
      passOn(this.socket, name, data, () => this.send({ kind: 'arrived', number }))
    }
  }

  /** The server of the room is gone: the client comes back and finds the room where it is then. */
  homeIsGone(): void {
    this.socket.disconnect(true)
  }

  private ask(
    name: (typeof everyRequest)[number],
    data: unknown,
    then: ((outcome: unknown) => void) | undefined,
  ): void {
    const number = ++this.last
    if (then) this.unanswered.set(number, then)
    this.send({ kind: 'asked', name, data: data ?? null, number })
  }
}

function readOutcome(data: unknown, field: string): Result<unknown, ClassFault> {
  const parts = new MessageParts(data, field)
  if (parts.read('ok', flag)) return { ok: true, value: parts.read('value', (each) => each) }
  return { ok: false, fault: parts.read('fault', readMessageFault) }
}
