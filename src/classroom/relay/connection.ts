import type { ClassFault } from '../protocol/fault'
import { readJoinRequest, readOpenRequest } from '../protocol/messages'
import type { ToRelay } from '../protocol/messages'
import type { ClassDrive, ClassSeat } from './classRoom'
import type { CodesPerAddress } from './codesPerAddress'
import { answering, refusedFor } from './relaySocket'
import type { RequestOutcome, RelaySocket } from './relaySocket'
import type { RoomElsewhere, Rooms } from './rooms'
import { answerStudent, seatFor } from './studentConnection'
import { answerTeacher, driveFrom } from './teacherConnection'

interface ServedRooms {
  readonly rooms: Rooms
  readonly codes: CodesPerAddress
  /** A connection that is in no room for this long is closed. */
  readonly outside: number
  readonly addresses: readonly string[]
}

/** Who has tried this many wrong codes is guessing. */
const mostGuesses = 5

/** A connection drives one room or sits in one, and stays with it. */
export function serveConnection(
  socket: RelaySocket,
  { rooms, codes, outside, addresses }: ServedRooms,
): void {
  let drive: ClassDrive | undefined
  let seat: ClassSeat | undefined
  let isEntering = false
  let isElsewhere = false
  const guesses = new Set<string>()
  const waiting = setTimeout(() => socket.disconnect(true), outside)
  socket.on('disconnect', () => clearTimeout(waiting))

  /** While a room is opened or looked for, the same connection asks for no other. */
  async function entering<Value>(
    code: string | undefined,
    enter: () => Promise<RequestOutcome<Value>>,
  ): Promise<RequestOutcome<Value>> {
    if (drive || seat || isEntering) return refusedFor({ kind: 'in-room' })
    isEntering = true
    const outcome = await enter()
    isEntering = false
    if (drive || seat || isElsewhere) clearTimeout(waiting)
    if (!outcome.ok) refused(outcome.fault, code)
    return outcome
  }

  function refused({ kind }: ClassFault, code: string | undefined) {
    // The same code again is no new guess: its class may be about to be back.
    if (code !== undefined && (kind === 'no-room' || kind === 'not-yours')) guesses.add(code)
    // Who was handed over would reach that server alone, and no other room.
    const isOver = isElsewhere || guesses.size >= mostGuesses
    // The answer goes out first.
    if (isOver) setImmediate(() => socket.disconnect(true))
  }

  /** Another server answers all that the connection asks from now on. */
  function handOver<Name extends 'open' | 'join'>(
    room: RoomElsewhere,
    name: Name,
    request: Parameters<ToRelay[Name]>[0],
  ) {
    isElsewhere = true
    return room.handOver(socket, name, request)
  }

  socket.on(
    'open',
    answering(socket, readOpenRequest, (request) =>
      entering<unknown>(request.room?.code, async () => {
        const opened = await rooms.open(request, socket.data.address)
        if (!opened.ok) return opened
        if (!socket.connected) return refusedFor({ kind: 'not-driver' })
        if ('handOver' in opened.value) return handOver(opened.value, 'open', request)
        const { room, secret } = opened.value
        drive = driveFrom(socket, room)
        const { number } = drive
        return { ok: true, value: { code: room.code, secret, number, addresses } }
      }),
    ),
  )
  socket.on(
    'join',
    answering(socket, readJoinRequest, (request) =>
      entering<unknown>(request.code, async () => {
        if (!codes.take(socket.data.address, request.code)) return refusedFor({ kind: 'too-fast' })
        const found = await rooms.find(request.code)
        if (!found.ok) return found
        if (!socket.connected) return refusedFor({ kind: 'no-room' })
        if ('handOver' in found.value) return handOver(found.value, 'join', request)
        const seated = seatFor(socket, found.value, request)
        if (!seated.ok) return seated
        seat = seated.value
        return { ok: true, value: null }
      }),
    ),
  )
  answerTeacher(socket, () => drive)
  answerStudent(socket, () => seat)
}
