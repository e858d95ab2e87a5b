import { readDrawnChange } from '../protocol/drawnChange'
import type { ClassFault } from '../protocol/fault'
import { readNothing } from '../protocol/messages'
import { readClassMoment } from '../protocol/moment'
import { newestOnly } from '../protocol/newestOnly'
import { readClassQuestion, readRightAnswer } from '../protocol/question'
import type { MessageReader } from '../protocol/readMessage'
import type { ClassStanding } from '../protocol/standing'
import { readStudentId } from '../protocol/standing'
import type { ClassDrive, ClassRoom } from './classRoom'
import { answering, done, refusedFor } from './relaySocket'
import type { RelaySocket } from './relaySocket'

/** A whole class may answer at once. */
const shortestGap = 50

/** Lets a connection drive a room, until it is lost or another one drives. */
export function driveFrom(socket: RelaySocket, room: ClassRoom): ClassDrive {
  const standings = newestOnly<ClassStanding>((standing, arrived) =>
    socket.emit('standing', standing, () => setTimeout(arrived, shortestGap)),
  )
  const drive = room.drive({
    // The first change is told while the drive begins.
    standingChanged: () => queueMicrotask(() => standings.offer(() => drive.standing())),
    replaced() {
      socket.emit('replaced')
      socket.disconnect(true)
    },
    dropped: () => socket.disconnect(true),
    ended(end) {
      socket.emit('ended', end)
      socket.disconnect(true)
    },
  })
  socket.on('disconnect', () => drive.leave())
  return drive
}

type DriveOf = () => ClassDrive | undefined

/** Answers what only the holder of the secret may ask. */
export function answerTeacher(socket: RelaySocket, driveOf: DriveOf): void {
  const driving = <Asked>(
    read: MessageReader<Asked>,
    act: (drive: ClassDrive, asked: Asked) => ClassFault | null | void,
  ) =>
    answering(socket, read, (asked) => {
      const drive = driveOf()
      const fault = drive ? act(drive, asked) : ({ kind: 'not-driver' } as const)
      return fault ? refusedFor(fault) : done
    })
  socket.on(
    'show',
    driving(readClassMoment, (drive, moment) => drive.show(moment)),
  )
  socket.on(
    'draw',
    driving(readDrawnChange, (drive, change) => drive.draw(change)),
  )
  socket.on(
    'ask',
    driving(readClassQuestion, (drive, question) => drive.ask(question)),
  )
  socket.on(
    'close',
    driving(readNothing, (drive) => drive.close()),
  )
  socket.on(
    'release',
    driving(readRightAnswer, (drive, right) => drive.release(right)),
  )
  socket.on(
    'withdraw',
    driving(readNothing, (drive) => drive.withdraw()),
  )
  socket.on(
    'lower',
    driving(readStudentId, (drive, student) => drive.lower(student)),
  )
  socket.on(
    'end',
    driving(readNothing, (drive) => drive.end()),
  )
}
