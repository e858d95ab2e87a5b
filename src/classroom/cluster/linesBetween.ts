import type { Pace } from '../relay/limits'
import type { RelaySocket } from '../relay/relaySocket'
import type { RoomElsewhere } from '../relay/rooms'
import { TokenBucket } from '../relay/tokenBucket'
import { HandedOver } from './handedOver'
import { readPiece } from './piece'
import type { LinePiece } from './piece'
import { RemoteSocket } from './remoteSocket'

/** What a server needs for the connections that it has for others, or they for it. */
interface Ends {
  /** By which the others know this server. */
  readonly self: string
  readonly requests: Pace
  readonly send: (piece: LinePiece) => void
  /** Serves a connection that another server has. */
  readonly serve: (socket: RelaySocket) => void
}

/** The connections that one server has and another one serves, at their two ends. */
export class LinesBetween {
  private readonly handedOver = new Map<string, HandedOver>()
  private readonly remote = new Map<string, { socket: RemoteSocket; server: string }>()

  constructor(private readonly ends: Ends) {}

  /** Takes what a server has sent to all. */
  take(data: unknown): void {
    const piece = readPiece(data)
    if (piece?.to !== this.ends.self) return
    if (piece.kind === 'asked' || piece.kind === 'arrived' || piece.kind === 'left') {
      this.remoteOf(piece)?.take(piece)
    } else {
      this.handedOver.get(piece.socket)?.take(piece)
    }
  }

  /** A room that another server has. */
  at(home: string): RoomElsewhere {
    return {
      handOver: (socket, name, asked) => this.handOver(socket, home).request(name, asked),
    }
  }

  /** The servers at the other ends. */
  servers(): readonly string[] {
    const homes = Array.from(this.handedOver.values(), ({ home }) => home)
    return [...new Set([...homes, ...Array.from(this.remote.values(), ({ server }) => server)])]
  }

  /** Ends all that goes to a server which runs no more; its clients come back. */
  end(server: string): void {
    for (const over of this.handedOver.values()) if (over.home === server) over.end()
    for (const { socket, server: of } of this.remote.values()) {
      if (of === server) socket.take({ kind: 'left' })
    }
  }

  private handOver(socket: RelaySocket, home: string): HandedOver {
    const { id } = socket
    const over = new HandedOver(socket, home, (content) =>
      this.ends.send({ from: this.ends.self, to: home, socket: id, ...content }),
    )
    this.handedOver.set(id, over)
    socket.on('disconnect', () => this.handedOver.delete(id))
    return over
  }

  /** The connection to which a piece belongs; one that is new is served from now on. */
  private remoteOf(piece: LinePiece): RemoteSocket | undefined {
    const { socket: id, from } = piece
    const known = this.remote.get(id)?.socket
    if (known || piece.kind !== 'asked') return known
    const { self, requests, send, serve } = this.ends
    const data = { address: piece.address, requests: new TokenBucket(requests) }
    const socket = new RemoteSocket(id, data, (content) =>
      send({ from: self, to: from, socket: id, ...content }),
    )
    this.remote.set(id, { socket, server: from })
    socket.on('disconnect', () => this.remote.delete(id))
    serve(socket)
    return socket
  }
}
