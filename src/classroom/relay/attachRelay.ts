import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { ServerOptions, Socket } from 'socket.io'
import { largestMessage, relayPath } from '../protocol/messages'
import { ConnectionLimit } from './connectionLimit'
import { serveConnection } from './connection'
import { relayLimits } from './limits'
import type { RelayLimits } from './limits'
import { MemoryRooms } from './memoryRooms'
import type { RelayServer, RelaySocket } from './relaySocket'
import type { Rooms } from './rooms'
import { TokenBucket } from './tokenBucket'

/** Who reads nothing of what they are told would fill our memory. */
const mostUnread = 500

/** Rooms for classes on a server. */
export interface Relay {
  /** Ends all connections, and the server itself. */
  close(): Promise<void>
}

interface RelayOptions {
  readonly limits?: Partial<RelayLimits>
  /** Where students reach the server, for the teacher's page to show. */
  readonly addresses?: readonly string[]
  /** Other servers that keep rooms as well. */
  readonly cluster?: Cluster | undefined
}

/** Servers that find each other's rooms. */
export interface Cluster {
  /** How the server reaches the others. */
  readonly adapter: NonNullable<ServerOptions['adapter']>
  /** @param serve serves a connection that another server has handed over */
  share(io: RelayServer, rooms: MemoryRooms, serve: (socket: RelaySocket) => void): Rooms
  /** Gives back its rooms, so that others can open them. */
  close(): Promise<void>
  /** Ends the connection to the others, once the server is closed. */
  leave(): Promise<void>
}

/** Lets a server relay classes besides what it serves. */
export function attachRelay(server: HttpServer, options: RelayOptions = {}): Relay {
  const { addresses = [], cluster } = options
  const limits = { ...relayLimits, ...options.limits }
  const connections = new ConnectionLimit(limits)
  const io: RelayServer = new Server(server, {
    path: relayPath,
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: 10_000,
    pingInterval: 8_000,
    pingTimeout: 12_000,
    // Most messages are short, and the room is near.
    httpCompression: false,
    perMessageDeflate: false,
    allowRequest: (request, admit) => admit(null, connections.admits(request)),
    ...(cluster && { adapter: cluster.adapter }),
  })
  io.engine.on('connection', (connection: RelayConnection) => {
    const packets = new TokenBucket(limits.packets)
    let unread = 0
    connections.entered(connection.remoteAddress)
    connection.on('close', () => connections.left(connection.remoteAddress))
    connection.on('packetCreate', () => unread++)
    connection.on('flush', () => (unread = 0))
    connection.on('packet', () => {
      if (!packets.take() || unread > mostUnread) connection.close(true)
    })
  })
  const own = new MemoryRooms(limits)
  const { outside } = limits
  const begin = (socket: RelaySocket, rooms: Rooms) => {
    socket.data.requests = new TokenBucket(limits.requests)
    serveConnection(socket, { rooms, outside, addresses })
  }
  const shared = cluster?.share(io, own, (socket) => begin(socket, own)) ?? own
  io.on('connection', (socket) => begin(socket, shared))
  return {
    async close() {
      shared.forget()
      await cluster?.close()
      const closed = io.close()
      server.closeAllConnections()
      await closed
      await cluster?.leave()
    },
  }
}

type RelayConnection = Socket['conn']
