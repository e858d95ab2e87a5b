import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { heartbeat } from '../protocol/heartbeat'
import { largestMessage, relayPath } from '../protocol/messages'
import { clientAddress } from './clientAddress'
import { CodesPerAddress } from './codesPerAddress'
import { serveConnection } from './connection'
import { ConnectionLimit } from './connectionLimit'
import { relayLimits } from './limits'
import type { RelayLimits } from './limits'
import { MemoryRooms } from './memoryRooms'
import { isOwnPage } from './ownPage'
import type { RelayServer, RelaySocket } from './relaySocket'
import type { Cluster } from './sharing'
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
  /** Whether all connections come by a proxy, which tells for whom. */
  readonly isProxied?: boolean
  /** Where students reach the server, for the teacher's page to show. */
  readonly addresses?: readonly string[]
  /** Other servers that keep rooms as well. */
  readonly cluster?: Cluster | undefined
}

/** Lets a server relay classes besides what it serves. */
export function attachRelay(server: HttpServer, options: RelayOptions = {}): Relay {
  const { addresses = [], cluster, isProxied = false } = options
  const limits = { ...relayLimits, ...options.limits }
  const connections = new ConnectionLimit(limits)
  const addressOf = (request: IncomingMessage) => clientAddress(request, isProxied)
  const io: RelayServer = new Server(server, {
    path: relayPath,
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectTimeout: 10_000,
    pingInterval: heartbeat.each,
    pingTimeout: heartbeat.answer,
    // Most messages are short, and the room is near.
    httpCompression: false,
    perMessageDeflate: false,
    allowRequest: (request, admit) =>
      admit(null, isOwnPage(request) && connections.admits(addressOf(request))),
    ...(cluster && { adapter: cluster.adapter() }),
  })
  io.engine.use(answerWhetherThere)
  io.engine.on('connection', (connection: RelayConnection) => {
    const packets = new TokenBucket(limits.packets)
    let unread = 0
    const address = addressOf(connection.request)
    connections.entered(address)
    connection.on('close', () => connections.left(address))
    connection.on('packetCreate', () => unread++)
    connection.on('flush', () => (unread = 0))
    connection.on('packet', () => {
      if (!packets.take() || unread > mostUnread) connection.close(true)
    })
  })
  const own = new MemoryRooms(limits)
  const { outside, requests } = limits
  const served = { codes: new CodesPerAddress(limits.codesTried), outside, addresses }
  const serve = (socket: RelaySocket) => serveConnection(socket, { rooms: own, ...served })
  const rooms = cluster?.share(io, { rooms: own, requests, serve }) ?? own
  io.on('connection', (socket) => {
    socket.data.address = addressOf(socket.request)
    socket.data.requests = new TokenBucket(requests)
    // Its limits are those of one connection, over which it could come in again as another socket.
    socket.on('disconnect', () => socket.conn.close())
    serveConnection(socket, { rooms, ...served })
  })
  return {
    async close() {
      rooms.forget()
      await cluster?.close()
      const closed = io.close()
      server.closeAllConnections()
      await closed
      await cluster?.leave()
    },
  }
}

/**
 * Answers the page that asks whether there is a relay, in the words of a refusal, which pages of before
 * know. As a failure a browser would tell of it in its console.
 */
function answerWhetherThere(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  goOn: () => void,
): void {
  const base = 'http://localhost'
  const asks =
    URL.canParse(url, base) && new URL(url, base).searchParams.get('transport') === 'none'
  if (!asks) return goOn()
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ code: 0, message: 'Transport unknown' }))
}

type RelayConnection = Socket['conn']
