import type { Ink } from '../../drawing/ink'
import type { Result } from '../../problems/result'
import { drawnChange } from '../protocol/drawnChange'
import type { DrawnChange } from '../protocol/drawnChange'
import type { ClassFault } from '../protocol/fault'
import { readStudentStance } from '../protocol/messages'
import type { JoinRequest } from '../protocol/messages'
import type { ClassMoment } from '../protocol/moment'
import { newestOnly } from '../protocol/newestOnly'
import { readGivenAnswer } from '../protocol/question'
import type { PutQuestion } from '../protocol/question'
import type { MessageReader } from '../protocol/readMessage'
import type { ClassRoom, ClassSeat } from './classRoom'
import { answering, done, refusedFor } from './relaySocket'
import type { RelaySocket } from './relaySocket'

/** Seats a connection in a room: from now on it follows. */
export function seatFor(
  socket: RelaySocket,
  room: ClassRoom,
  request: JoinRequest,
): Result<ClassSeat, ClassFault> {
  const moments = newestOnly<ClassMoment>((moment, arrived) =>
    socket.emit('moment', moment, arrived),
  )
  const changes = newestOnly<DrawnChange>((change, arrived) =>
    socket.emit('drawn', change, arrived),
  )
  let inkTold: Ink | undefined
  const questions = newestOnly<PutQuestion | null>((put, arrived) =>
    socket.emit('question', put, arrived),
  )
  const seat = room.enter(request, {
    address: socket.data.address,
    shown: (moment) => moments.offer(() => moment),
    drawn: (drawn) =>
      changes.offer(() => {
        const change = drawnChange(inkTold, drawn)
        inkTold = drawn.ink
        return change
      }),
    put: (question) => questions.offer(() => question),
    lowered: () => socket.emit('lowered'),
    dropped: () => socket.disconnect(true),
    ended(end) {
      socket.emit('ended', end)
      socket.disconnect(true)
    },
  })
  if (seat.ok) socket.on('disconnect', () => seat.value.leave())
  return seat
}

type SeatOf = () => ClassSeat | undefined

/** Answers what a student may ask who is in a room. */
export function answerStudent(socket: RelaySocket, seatOf: SeatOf): void {
  const seated = <Asked>(
    read: MessageReader<Asked>,
    act: (seat: ClassSeat, asked: Asked) => ClassFault | null | void,
  ) =>
    answering(socket, read, (asked) => {
      const seat = seatOf()
      const fault = seat ? act(seat, asked) : ({ kind: 'not-student' } as const)
      return fault ? refusedFor(fault) : done
    })
  socket.on(
    'stand',
    seated(readStudentStance, (seat, stance) => seat.stand(stance)),
  )
  socket.on(
    'answer',
    seated(readGivenAnswer, (seat, given) => seat.answer(given)),
  )
}
