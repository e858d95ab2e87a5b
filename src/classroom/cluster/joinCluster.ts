import { randomUUID } from 'node:crypto'
import type { RedisClientType } from 'redis'
import type { MemoryRooms } from '../relay/memoryRooms'
import type { RelayServer } from '../relay/relaySocket'
import type { Cluster } from '../relay/sharing'
import { adapterClient } from './adapterClient'
import { Directory } from './directory'
import { LinesBetween } from './linesBetween'
import { oneAtATime } from './oneAtATime'
import type { LinePiece } from './piece'
import { SharedRooms } from './sharedRooms'

const prefix = 'tansaku:between-servers'
const beatEach = 500
const longestWait = 2_000

/**
 * Joins the servers that find each other by one Redis server.
 *
 * @param url of the Redis server: `redis://localhost:6379`
 * @param tell is told what is wrong with it while the servers run
 * @throws Error when it cannot be reached, or does not take what is told; nothing of it stays then
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
  let isUsed = false
  const client: RedisClientType = createClient({
    url,
    // While Redis is away nothing piles up: who asks is told to ask again.
    disableOfflineQueue: true,
    // An address that is wrong from the start is told at once.
    socket: { reconnectStrategy: (tries) => isUsed && Math.min(100 * tries, longestWait) },
  })
  // Without a listener a lost connection would end this process; the client connects again by itself.
  const complain = (reason: unknown) => isUsed && tell(`Redis: ${String(reason)}`)
  client.on('error', complain)
  await client.connect().catch((reason: unknown) => {
    throw new Error(`The Redis server at ${url} cannot be reached. ${String(reason)}`)
  })
  const directory = new Directory(client, randomUUID())
  await directory.beat().catch((reason: unknown) => {
    client.destroy()
    throw new Error(`The Redis server at ${url} takes nothing. ${String(reason)}`)
  })
  isUsed = true
  const owed: LinePiece[] = []
  let rooms: MemoryRooms | undefined
  let lines: LinesBetween | undefined

  // What was said while the connection was lost is lost, an acknowledgement perhaps: all begin anew.
  const beginAnew = () => lines?.servers().forEach((server) => lines?.end(server))
  client.on('reconnecting', beginAnew)
  const forAdapter = adapterClient(client, beginAnew)

  function send(io: RelayServer, piece: LinePiece): void {
    if (client.isReady) io.serverSideEmit('piece', piece)
    // Or the other server would take its client for one who is there.
    else if (piece.kind === 'left') owed.push(piece)
  }

  /** Lets go of what servers had that run no more. */
  const lookAround = oneAtATime(async () => {
    for (const code of await directory.beat()) rooms?.drop(code)
    const atTheirEnds = (lines?.servers() ?? []).map(async (server) => {
      if (!(await directory.runs(server))) lines?.end(server)
    })
    await Promise.all(atTheirEnds)
  })
  const beating = setInterval(() => {
    if (client.isReady) lookAround().catch(complain)
  }, beatEach)

  return {
    adapter: () =>
      createAdapter(forAdapter.client, {
        streamName: prefix,
        channelPrefix: prefix,
        blockTimeInMs: 1_000,
      }),
    share(io, { rooms: own, requests, serve }) {
      const { self } = directory
      const between = new LinesBetween({
        self,
        requests,
        serve,
        send: (piece) => send(io, piece),
      })
      io.on('piece', (data) => between.take(data))
      client.on('ready', () => owed.splice(0).forEach((piece) => send(io, piece)))
      rooms = own
      lines = between
      return new SharedRooms(own, directory, (home) => between.at(home))
    },
    async close() {
      clearInterval(beating)
      await directory.close().catch(complain)
    },
    // The adapter still reads until the server is closed.
    leave() {
      isUsed = false
      forAdapter.end()
      client.destroy()
      return Promise.resolve()
    },
  }
}
