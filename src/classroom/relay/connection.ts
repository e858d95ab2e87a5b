import { readJoinRequest, readOpenRequest } from '../protocol/messages'
import type { ClassDrive, ClassSeat } from './classRoom'
import { answering, refusedFor } from './relaySocket'
import type { RequestOutcome, RelaySocket } from './relaySocket'
import type { Rooms } from './rooms'
import { answerStudent, seatFor } from './studentConnection'
import { answerTeacher, driveFrom } from './teacherConnection'

interface ServedRooms {
  readonly rooms: Rooms
  /** A connection that is in no room for this long is closed. */
  readonly outside: number
  readonly addresses: readonly string[]
}

/** A connection drives one room or sits in one, and stays with it. */
export function serveConnection(
  socket: RelaySocket,
  { rooms, outside, addresses }: ServedRooms,
): void {
  let drive: ClassDrive | undefined
  let seat: ClassSeat | undefined
  let isEntering = false
  let isElsewhere = false
  const waiting = setTimeout(() => socket.disconnect(true), outside)
  socket.on('disconnect', () => clearTimeout(waiting))

  /** While a room is opened or looked for, the same connection asks for no other. */
  async function entering<Value>(
    enter: () => Promise<RequestOutcome<Value>>,
  ): Promise<RequestOutcome<Value>> {
    if (drive || seat || isEntering) return refusedFor({ kind: 'in-room' })
    isEntering = true
    const outcome = await enter()
    isEntering = false
    if (drive || seat || isElsewhere) clearTimeout(waiting)
    return outcome
  }

  socket.on(
    'open',
    answering(socket, readOpenRequest, (request) =>
      entering<unknown>(async () => {
        const opened = await rooms.open(request)
        if (!opened.ok) return opened
        if (!socket.connected) return refusedFor({ kind: 'not-driver' })
        if ('handOver' in opened.value) {
          isElsewhere = true
          return opened.value.handOver(socket, 'open', request)
        }
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
      entering<unknown>(async () => {
        const found = await rooms.find(request.code)
        if (!found.ok) return found
        if (!socket.connected) return refusedFor({ kind: 'no-room' })
        if ('handOver' in found.value) {
          isElsewhere = true
          return found.value.handOver(socket, 'join', request)
        }
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
