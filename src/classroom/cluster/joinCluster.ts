import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RedisClientType } from 'redis'
import type { Cluster } from '../relay/attachRelay'
import { relayLimits } from '../relay/limits'
import type { MemoryRooms } from '../relay/memoryRooms'
import type { RelayServer, RelaySocket } from '../relay/relaySocket'
import { TokenBucket } from '../relay/tokenBucket'
import { adapterClient } from './adapterClient'
import { Directory } from './directory'
import { HandedOver } from './handedOver'
import { readPiece } from './piece'
import type { LinePiece } from './piece'
import { RemoteSocket } from './remoteSocket'
import type { PieceContent } from './remoteSocket'
import { SharedRooms } from './sharedRooms'

const prefix = 'tansaku:between-servers'
const beatEach = 500
const longestWait = 2_000
/** Redis may be away: what is kept there is forgotten by then. */
const longestGoodbye = 2_000

/**
 * Joins the servers that find each other by one Redis server.
 *
 * @param url of the Redis server: `redis://localhost:6379`
 * @param tell is told what is wrong with it while the servers run
 * @throws Error when it cannot be reached
 */
export async function joinCluster(
  url: string,
  tell: (what: string) => void = (what) => console.error(what),
): Promise<Cluster> {
  // Who has one server needs neither.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ])
  let wasReached = false
  const client: RedisClientType = createClient({
    url,
    // While Redis is away nothing piles up: who asks is told to ask again.
    disableOfflineQueue: true,
    // An address that is wrong from the start is told at once.
    socket: { reconnectStrategy: (tries) => wasReached && Math.min(100 * tries, longestWait) },
  })
  // Without a listener a lost connection would end this process; the client connects again by itself.
  const complain = (reason: unknown) => tell(`Redis: ${String(reason)}`)
  client.on('error', (reason) => wasReached && complain(reason))
  await client.connect().catch((reason: unknown) => {
    throw new Error(`The Redis server at ${url} cannot be reached. ${String(reason)}`)
  })
  wasReached = true
  const directory = new Directory(client, randomUUID())
  await directory.beat()
  const handedOver = new Map<string, HandedOver>()
  const remote = new Map<string, { readonly socket: RemoteSocket; readonly server: string }>()
  let rooms: MemoryRooms | undefined

  function send(
    io: RelayServer,
    line: Pick<LinePiece, 'from' | 'to' | 'socket'>,
    content: PieceContent,
  ): void {
    if (client.isReady) io.serverSideEmit('piece', { ...line, ...content })
  }

  function serveOthers(io: RelayServer, serve: (socket: RelaySocket) => void): void {
    io.on('piece', (data) => {
      const piece = readPiece(data)
      if (piece?.to !== directory.self) return
      if (piece.kind === 'asked' || piece.kind === 'arrived' || piece.kind === 'left') {
        remoteOf(io, piece, serve)?.take(piece)
      } else {
        handedOver.get(piece.socket)?.take(piece)
      }
    })
  }

  /** The connection to which a piece belongs; one that is new is served from now on. */
  function remoteOf(
    io: RelayServer,
    piece: LinePiece,
    serve: (socket: RelaySocket) => void,
  ): RemoteSocket | undefined {
    const { socket: id, from } = piece
    const known = remote.get(id)?.socket
    if (known || piece.kind !== 'asked') return known
    const socket = new RemoteSocket(id, new TokenBucket(relayLimits.requests), (content) =>
      send(io, { from: directory.self, to: from, socket: id }, content),
    )
    remote.set(id, { socket, server: from })
    socket.on('disconnect', () => remote.delete(id))
    serve(socket)
    return socket
  }

  const elsewhere = (io: RelayServer, home: string) => ({
    handOver(socket: RelaySocket, name: 'open' | 'join', asked: unknown) {
      const { id } = socket
      const over = new HandedOver(socket, home, (content) =>
        send(io, { from: directory.self, to: home, socket: id }, content),
      )
      handedOver.set(id, over)
      socket.on('disconnect', () => handedOver.delete(id))
      return over.request(name, asked)
    },
  })

  /** Lets go of what servers had that run no more. */
  async function lookAround(): Promise<void> {
    for (const code of await directory.beat()) rooms?.drop(code)
    const servers = new Set([
      ...Array.from(handedOver.values(), ({ home }) => home),
      ...Array.from(remote.values(), ({ server }) => server),
    ])
    for (const server of servers) {
      if (await directory.runs(server)) continue
      for (const over of handedOver.values()) if (over.home === server) over.homeIsGone()
      for (const { socket, server: of } of remote.values()) {
        if (of === server) socket.take({ kind: 'left' })
      }
    }
  }

  // What was said while the connection was lost is lost, an acknowledgement perhaps: all begin anew.
  function beginAnew(): void {
    for (const over of handedOver.values()) over.homeIsGone()
    for (const { socket } of remote.values()) socket.take({ kind: 'left' })
  }
  client.on('reconnecting', beginAnew)
  const forAdapter = adapterClient(client, beginAnew)

  const beating = setInterval(() => {
    if (client.isReady) lookAround().catch(complain)
  }, beatEach)

  return {
    adapter: createAdapter(forAdapter.client, {
      streamName: prefix,
      channelPrefix: prefix,
      blockTimeInMs: 1_000,
    }),
    share(io: RelayServer, own: MemoryRooms, serve) {
      rooms = own
      serveOthers(io, serve)
      return new SharedRooms(own, directory, (home) => elsewhere(io, home))
    },
    async close() {
      clearInterval(beating)
      await Promise.race([directory.close().catch(complain), wait(longestGoodbye)])
    },
    // The adapter still reads until the server is closed.
    leave() {
      forAdapter.end()
      client.destroy()
      return Promise.resolve()
    },
  }
}
