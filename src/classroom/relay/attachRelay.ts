import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { largestMessage, relayPath } from '../protocol/messages'
import { Admission } from './admission'
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

/** Lets a server relay classes besides what it serves. */
export function attachRelay(server: HttpServer, changed: Partial<RelayLimits> = {}): Relay {
  const limits = { ...relayLimits, ...changed }
  const rooms = new MemoryRooms(limits)
  const admission = new Admission(limits)
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
    allowRequest: (request, admit) => admit(null, admission.admits(request)),
  })
  io.engine.on('connection', (connection: RelayConnection) => {
    const packets = new TokenBucket(limits.packets)
    let unread = 0
    admission.entered(connection.remoteAddress)
    connection.on('close', () => admission.left(connection.remoteAddress))
    connection.on('packetCreate', () => unread++)
    connection.on('flush', () => (unread = 0))
    connection.on('packet', () => {
      if (!packets.take() || unread > mostUnread) connection.close(true)
    })
  })
  io.on('connection', (socket) => {
    socket.data.requests = new TokenBucket(limits.requests)
    serveConnection(socket, rooms, limits.outside)
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
