import { mostStudents } from '../protocol/question'

/** What the relay allows. Times are in milliseconds. */
export interface RelayLimits {
  readonly students: number
  readonly rooms: number
  /** From one address: a whole school may be behind it. */
  readonly connectionsPerAddress: number
  readonly connections: number
  /** Packets a second from one connection, those that acknowledge among them. */
  readonly packetsPerSecond: number
  /** As many more may come at once; who sends twice as many beyond is disconnected. */
  readonly burst: number
  /** A connection that is in no room for this long is closed. */
  readonly outside: number
  /** The room ends when its teacher is away for this long. */
  readonly teacherAway: number
}

export const relayLimits: RelayLimits = {
  students: mostStudents,
  rooms: 200,
  connectionsPerAddress: 2_500,
  connections: 10_000,
  packetsPerSecond: 60,
  burst: 120,
  outside: 30_000,
  teacherAway: 60_000,
}
