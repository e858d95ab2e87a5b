import type { Drawn } from '../../drawing/ink'
import type { Result } from '../../problems/result'
import type { DrawnChange } from '../protocol/drawnChange'
import type { ClassFault } from '../protocol/fault'
import type { ClassEnd, JoinRequest, StudentStance } from '../protocol/messages'
import type { ClassMoment } from '../protocol/moment'
import type { ClassQuestion, GivenAnswer, PutQuestion } from '../protocol/question'
import type { ClassStanding } from '../protocol/standing'

/** What a room tells its teacher’s connection. */
export interface TeacherSide {
  /** The standing is another one now; it is asked for when it can be sent. */
  standingChanged(): void
  /** Another connection with the secret drives now. */
  replaced(): void
  /** The room is kept elsewhere now: the connection ends, and finds it there when it comes again. */
  dropped(): void
  ended(end: ClassEnd): void
}

/** What a room tells the connection of one student. */
export interface StudentSide {
  /** Where the connection comes from. */
  readonly address: string
  shown(moment: ClassMoment): void
  drawn(drawn: Drawn): void
  put(question: PutQuestion | null): void
  lowered(): void
  /**
   * The connection ends: the student has come in over another one, the room is kept elsewhere now, or
   * the seat is needed.
   */
  dropped(): void
  ended(end: ClassEnd): void
}

/** What the holder of the secret can do. What is refused changes nothing. */
export interface ClassDrive {
  /** The number of the moment that the room is at; 0 while there is none. */
  readonly number: number
  standing(): ClassStanding
  show(moment: ClassMoment): ClassFault | null
  draw(change: DrawnChange): ClassFault | null
  ask(question: ClassQuestion): ClassFault | null
  close(): void
  release(right: number | null): void
  withdraw(): void
  lower(student: number): void
  end(): void
  /** The connection is lost: the room waits for some time. */
  leave(): void
}

/** What a student in a room can do. */
export interface ClassSeat {
  stand(stance: StudentStance): void
  answer(given: GivenAnswer): ClassFault | null
  leave(): void
}

/** A class, as the connections of one server see it. */
export interface ClassRoom {
  readonly code: string
  /** From now on this connection drives, and the one before does not. */
  drive(teacher: TeacherSide): ClassDrive
  enter(request: JoinRequest, student: StudentSide): Result<ClassSeat, ClassFault>
}
