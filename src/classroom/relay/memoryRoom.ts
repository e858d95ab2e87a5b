import type { Drawn } from '../../drawing/ink'
import type { Result } from '../../problems/result'
import { drawnAfter } from '../protocol/drawnChange'
import type { DrawnChange } from '../protocol/drawnChange'
import type { ClassFault } from '../protocol/fault'
import type { ClassEnd, JoinRequest, StudentStance } from '../protocol/messages'
import type { ClassMoment } from '../protocol/moment'
import type { AskedQuestion, ClassQuestion } from '../protocol/question'
import type { ClassStanding, RaisedHand } from '../protocol/standing'
import { Ballot } from './ballot'
import type { ClassDrive, ClassRoom, ClassSeat, StudentSide, TeacherSide } from './classRoom'
import type { RelayLimits } from './limits'
import { seatToFree } from './seatToFree'

interface SeatedStudent {
  readonly hand: RaisedHand
  readonly side: StudentSide
  stance: StudentStance
}

/** A room in the memory of one process. */
export class MemoryRoom implements ClassRoom {
  private moment: ClassMoment | undefined
  private drawn: Drawn = { ink: [] }
  private ballot: Ballot | undefined
  private teacher: TeacherSide | undefined
  /** By ticket. */
  private readonly students = new Map<string, SeatedStudent>()
  /** In the order in which they were raised. */
  private readonly raised = new Set<SeatedStudent>()
  private lastStudent = 0
  /** By ticket, also of those who have left: who comes back is the same student. */
  private readonly numbers = new Map<string, number>()
  private awayTimer: NodeJS.Timeout | undefined

  constructor(
    readonly code: string,
    private readonly limits: RelayLimits,
    private readonly onEnd: () => void,
    asked?: AskedQuestion,
  ) {
    if (asked) this.ballot = Ballot.again(asked, this.students)
    this.waitForTeacher()
  }

  drive(teacher: TeacherSide): ClassDrive {
    const { teacher: before } = this
    this.teacher = teacher
    clearTimeout(this.awayTimer)
    before?.replaced()
    teacher.standingChanged()
    return {
      number: this.moment?.number ?? 0,
      standing: () => this.standing(),
      show: (moment) => this.show(moment),
      draw: (change) => this.draw(change),
      ask: (question) => this.ask(question),
      close: () => this.changeBallot((ballot) => ballot.close()),
      release: (right) => this.changeBallot((ballot) => ballot.release(right)),
      withdraw: () => this.setBallot(undefined),
      lower: (student) => this.lower(student),
      end: () => this.end('by-teacher'),
      leave: () => this.leftBy(teacher),
    }
  }

  enter(
    { ticket, name, hand, letGo }: JoinRequest,
    side: StudentSide,
  ): Result<ClassSeat, ClassFault> {
    const before = this.students.get(ticket)
    const most = this.limits.students
    if (!before && this.students.size >= most && !this.freeSeatFor(side.address)) {
      return { ok: false, fault: { kind: 'room-full', most } }
    }
    if (before) {
      this.remove(ticket, before)
      before.side.dropped()
    }
    const id = this.numberOf(ticket)
    const stance = { hand: false, letGo }
    const student = { hand: { id, ...(name !== undefined && { name }) }, side, stance }
    this.students.set(ticket, student)
    this.stand(student, { hand, letGo })
    if (this.moment) side.shown(this.moment)
    side.drawn(this.drawn)
    side.put(this.ballot?.put() ?? null)
    return {
      ok: true,
      value: {
        stand: (changed) => this.stand(student, changed),
        answer: (given) => {
          const fault = this.ballot ? this.ballot.give(ticket, given) : tooLate
          if (!fault) this.teacher?.standingChanged()
          return fault
        },
        leave: () => this.remove(ticket, student),
      },
    }
  }

  /** Ends without a word to anybody. */
  forget(): void {
    this.empty(() => {})
  }

  /** Another server keeps the room now. */
  drop(): void {
    this.empty((side) => side.dropped())
  }

  private show(moment: ClassMoment): ClassFault | null {
    if (this.moment && moment.number <= this.moment.number) return tooLate
    this.moment = moment
    for (const { side } of this.students.values()) side.shown(moment)
    return null
  }

  private draw(change: DrawnChange): ClassFault | null {
    const drawn = drawnAfter(this.drawn.ink, change)
    if (!drawn)
      return { kind: 'wrong-message', field: 'ink', expected: 'a change of what is drawn' }
    this.drawn = drawn
    for (const { side } of this.students.values()) side.drawn(drawn)
    return null
  }

  private ask(question: ClassQuestion): ClassFault | null {
    const { ballot } = this
    // Sent again, because its answer was lost with the connection.
    if (ballot?.isRoundOf(question)) return null
    if (question.round === 1) {
      this.setBallot(Ballot.ask(question, this.students))
      return null
    }
    if (!ballot?.isRoundOf({ id: question.id, round: 1 })) return tooLate
    this.setBallot(ballot.secondRound(question))
    return null
  }

  private changeBallot(change: (ballot: Ballot) => void): void {
    if (!this.ballot) return
    change(this.ballot)
    this.setBallot(this.ballot)
  }

  private setBallot(ballot: Ballot | undefined): void {
    this.ballot = ballot
    const put = ballot?.put() ?? null
    for (const { side } of this.students.values()) side.put(put)
    this.teacher?.standingChanged()
  }

  private stand(student: SeatedStudent, stance: StudentStance): void {
    student.stance = stance
    if (stance.hand) this.raised.add(student)
    else this.raised.delete(student)
    this.teacher?.standingChanged()
  }

  private lower(id: number): void {
    const student = [...this.raised].find(({ hand }) => hand.id === id)
    if (!student) return
    this.stand(student, { ...student.stance, hand: false })
    student.side.lowered()
  }

  private numberOf(ticket: string): number {
    const number = this.numbers.get(ticket) ?? ++this.lastStudent
    // At the end of the map, behind those who have not been here for longer.
    this.numbers.delete(ticket)
    this.numbers.set(ticket, number)
    if (this.numbers.size > 2 * this.limits.students) {
      const left = [...this.numbers.keys()].find((each) => !this.students.has(each))
      if (left !== undefined) this.numbers.delete(left)
    }
    return number
  }

  private remove(ticket: string, student: SeatedStudent): void {
    if (this.students.get(ticket) !== student) return
    this.students.delete(ticket)
    this.raised.delete(student)
    this.teacher?.standingChanged()
  }

  private freeSeatFor(address: string): boolean {
    const taken = Array.from(this.students, ([ticket, { side }]) => [ticket, side.address] as const)
    const ticket = seatToFree(taken, address)
    const student = ticket === undefined ? undefined : this.students.get(ticket)
    if (ticket === undefined || !student) return false
    this.remove(ticket, student)
    student.side.dropped()
    return true
  }

  private standing(): ClassStanding {
    const all = [...this.students.values()]
    const letGo = all.filter(({ stance }) => stance.letGo).length
    const { ballot } = this
    return {
      following: all.length - letGo,
      letGo,
      hands: Array.from(this.raised, ({ hand }) => hand),
      ...(ballot && { asked: ballot.asked(), voters: ballot.voters() }),
    }
  }

  private leftBy(teacher: TeacherSide): void {
    if (this.teacher !== teacher) return
    this.teacher = undefined
    this.waitForTeacher()
  }

  private waitForTeacher(): void {
    const { teacherAway, openerAway } = this.limits
    const isUsed = this.isUsed()
    const over = () => {
      // Somebody may have come in the meantime.
      if (!isUsed && this.isUsed()) this.waitForTeacher()
      else this.end('teacher-away')
    }
    this.awayTimer = setTimeout(over, isUsed ? teacherAway : openerAway)
  }

  /** Whether anybody would miss it. */
  private isUsed(): boolean {
    return (this.moment ?? this.ballot) !== undefined || this.students.size > 0
  }

  private end(end: ClassEnd): void {
    this.onEnd()
    this.empty((side) => side.ended(end))
  }

  /** Tells all who are in the room that it is over for them. */
  private empty(tell: (side: StudentSide | TeacherSide) => void): void {
    for (const { side } of this.students.values()) tell(side)
    if (this.teacher) tell(this.teacher)
    // At last: a teacher who leaves is waited for.
    clearTimeout(this.awayTimer)
    this.students.clear()
    this.raised.clear()
    this.teacher = undefined
  }
}

const tooLate: ClassFault = { kind: 'too-late' }
