import type { ServerOptions } from 'socket.io'
import type { Pace } from './limits'
import type { MemoryRooms } from './memoryRooms'
import type { RelayServer, RelaySocket } from './relaySocket'
import type { Rooms } from './rooms'

/** What a server has for the others. */
interface SharingServer {
  readonly rooms: MemoryRooms
  readonly requests: Pace
  /** Serves a connection that another server has handed over. */
  readonly serve: (socket: RelaySocket) => void
}

/** Servers that find each other's rooms. */
export interface Cluster {
  /** How the server reaches the others. It reads what they say until the server is closed. */
  adapter(): NonNullable<ServerOptions['adapter']>
  share(io: RelayServer, server: SharingServer): Rooms
  /** Gives back its rooms, so that others can open them. */
  close(): Promise<void>
  /** Ends the connection to the others, once the server is closed. */
  leave(): Promise<void>
}
