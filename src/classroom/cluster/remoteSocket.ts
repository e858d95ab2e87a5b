import type { FromRelay, ToRelay } from '../protocol/messages'
import type { RelaySocket } from '../relay/relaySocket'
import type { LinePiece } from './piece'

type Listener = (...given: unknown[]) => void
type WithoutLine<Each> = Each extends unknown ? Omit<Each, 'from' | 'to' | 'socket'> : never
export type PieceContent = WithoutLine<LinePiece>

/** A connection that another server has, as the server of its room sees it. */
export class RemoteSocket implements RelaySocket {
  connected = true
  private readonly listeners = new Map<string, Listener[]>()
  private readonly unanswered = new Map<number, () => void>()
  private last = 0

  /** @param send takes a piece to the server that has the connection */
  constructor(
    readonly id: string,
    readonly data: RelaySocket['data'],
    private readonly send: (piece: PieceContent) => void,
  ) {}

  on(name: keyof ToRelay | 'disconnect', listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }

  emit<Name extends keyof FromRelay>(name: Name, ...given: Parameters<FromRelay[Name]>): void {
    const [data, arrived]: readonly unknown[] = given
    const number = ++this.last
    if (typeof arrived === 'function') this.unanswered.set(number, () => void arrived())
    this.send({ kind: 'told', name, data: data ?? null, number })
  }

  removeAllListeners(name: keyof ToRelay): void {
    this.listeners.delete(name)
  }

  disconnect(): void {
    if (!this.connected) return
    this.send({ kind: 'closed' })
    this.left()
  }

  /** Takes what the other server has from the client. */
  take(piece: PieceContent): void {
    if (piece.kind === 'left') this.left()
    if (piece.kind === 'arrived') {
      this.unanswered.get(piece.number)?.()
      this.unanswered.delete(piece.number)
    }
    if (piece.kind !== 'asked') return
    const { name, data, number } = piece
    const reply = (outcome: unknown) => this.send({ kind: 'replied', data: outcome, number })
    for (const listener of this.listeners.get(name) ?? []) listener(data, reply)
  }

  private left(): void {
    if (!this.connected) return
    this.connected = false
    for (const listener of this.listeners.get('disconnect') ?? []) listener()
    this.unanswered.clear()
  }
}
