import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { largestMessage, relayPath } from '../protocol/messages'
import { ConnectionLimit } from './connectionLimit'
import { serveConnection } from './connection'
import { relayLimits } from './limits'
import type { RelayLimits } from './limits'
import { MemoryRooms } from './memoryRooms'
import type { RelayServer } from './relaySocket'
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
}

/** Lets a server relay classes besides what it serves. */
export function attachRelay(server: HttpServer, options: RelayOptions = {}): Relay {
  const { addresses = [] } = options
  const limits = { ...relayLimits, ...options.limits }
  const rooms = new MemoryRooms(limits)
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
  io.on('connection', (socket) => {
    socket.data.requests = new TokenBucket(limits.requests)
    serveConnection(socket, { rooms, outside: limits.outside, addresses })
  })
  return {
    async close() {
      rooms.forget()
      const closed = io.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type RelayConnection = Socket['conn']
