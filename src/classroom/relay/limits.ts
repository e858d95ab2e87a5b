import { longestTeacherAway } from '../protocol/messages'
import { mostStudents } from '../protocol/question'

/** How many are allowed a second, and how many at once. */
export interface Pace {
  readonly perSecond: number
  readonly burst: number
}

/** What the relay allows. Times are in milliseconds. */
export interface RelayLimits {
  readonly students: number
  readonly rooms: number
  /** Opened from one address. */
  readonly roomsPerAddress: number
  /** From one address: to find the code of a room takes time and memory. */
  readonly openings: Pace
  /** Different codes to join with from one address: who guesses tries many. */
  readonly codesTried: Pace
  /** From one address: a whole school may be behind it. */
  readonly connectionsPerAddress: number
  readonly connections: number
  /** What one connection may ask: what goes beyond is refused. */
  readonly requests: Pace
  /** What one connection may send, acknowledgements among it: who goes beyond is disconnected. */
  readonly packets: Pace
  /** A connection that is in no room for this long is closed. */
  readonly outside: number
  /** The room ends when its teacher is away for this long. */
  readonly teacherAway: number
  /** The same, where nothing was shown yet and nobody is in the room. */
  readonly openerAway: number
}

export const relayLimits: RelayLimits = {
  students: mostStudents,
  rooms: 200,
  roomsPerAddress: 40,
  openings: { perSecond: 4, burst: 10 },
  codesTried: { perSecond: 5, burst: 200 },
  connectionsPerAddress: 2_500,
  connections: 10_000,
  requests: { perSecond: 40, burst: 60 },
  packets: { perSecond: 100, burst: 300 },
  outside: 30_000,
  teacherAway: longestTeacherAway,
  openerAway: 5_000,
}
