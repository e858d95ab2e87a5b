import type { ClassFault } from '../protocol/fault'
import { answerReader, asPut, mostCounts, mostStudents } from '../protocol/question'
import type {
  AskedQuestion,
  ClassQuestion,
  GivenAnswer,
  PutQuestion,
  Tally,
} from '../protocol/question'
import { readMessage } from '../protocol/readMessage'

/** The students who are in the room at the moment, by ticket. */
type StudentsHere = Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>

/** A question and what was answered to it, one answer from each student and round. */
export class Ballot {
  private readonly answers = new Map<string, number>()
  /** Once it is closed, nobody who comes or leaves is counted. */
  private votersAtClose: number | undefined
  private isOpen: boolean
  private isReleased: boolean
  private right: number | undefined

  /** `past`: the tallies of closed rounds, this one among them once it is closed. */
  private constructor(
    readonly question: ClassQuestion,
    private readonly here: StudentsHere,
    private past: readonly Tally[],
    state: Pick<AskedQuestion, 'open' | 'isReleased' | 'right'>,
  ) {
    this.isOpen = state.open
    this.isReleased = state.isReleased
    this.right = state.right
  }

  static ask(question: ClassQuestion, here: StudentsHere): Ballot {
    return new Ballot(question, here, [], { open: true, isReleased: false })
  }

  /** A question that was put before, as the teacher knew it. Its students answer an open round again. */
  static again(
    { question, open, isReleased, tallies, right }: AskedQuestion,
    here: StudentsHere,
  ): Ballot {
    const isPast = ({ round }: Tally) =>
      round < question.round || (!open && round === question.round)
    return new Ballot(question, here, tallies.filter(isPast), { open, isReleased, right })
  }

  /** The second vote on the same question. */
  secondRound(question: ClassQuestion): Ballot {
    this.close()
    return new Ballot(question, this.here, this.past, { open: true, isReleased: false })
  }

  isRoundOf({ id, round }: Pick<ClassQuestion, 'id' | 'round'>): boolean {
    return id === this.question.id && round === this.question.round
  }

  give(ticket: string, given: GivenAnswer): ClassFault | null {
    if (!this.isOpen || !this.isRoundOf(given)) return { kind: 'too-late' }
    const answer = readMessage(answerReader(this.question), given.answer)
    if (!answer.ok) return answer.fault
    this.makeRoomFor(ticket)
    this.answers.set(ticket, answer.value)
    return null
  }

  close(): void {
    if (!this.isOpen) return
    this.votersAtClose = this.voters()
    this.past = [...this.past, this.tally()]
    this.isOpen = false
  }

  release(right: number | null): void {
    this.close()
    this.isReleased = true
    this.right = right ?? undefined
  }

  asked(): AskedQuestion {
    const { question, past, isOpen, isReleased, right } = this
    const tallies = isOpen ? [...past, this.tally()] : past
    return { question, open: isOpen, isReleased, tallies, ...(right !== undefined && { right }) }
  }

  put(): PutQuestion {
    return asPut(this.asked())
  }

  /** How many it was put to: those who are here, and those who have answered and left. */
  voters(): number {
    if (this.votersAtClose !== undefined) return this.votersAtClose
    const left = [...this.answers.keys()].filter((ticket) => !this.here.has(ticket))
    return this.here.size + left.length
  }

  /** Students who have left keep their answers as long as there is room. */
  private makeRoomFor(ticket: string): void {
    if (this.answers.size < mostStudents || this.answers.has(ticket)) return
    const left = [...this.answers.keys()].find((each) => !this.here.has(each))
    if (left !== undefined) this.answers.delete(left)
  }

  private tally(): Tally {
    const counts = new Map<number, number>()
    for (const answer of this.answers.values()) counts.set(answer, (counts.get(answer) ?? 0) + 1)
    const byCount = [...counts].map(([answer, count]) => ({ answer, count }))
    byCount.sort((a, b) => b.count - a.count || a.answer - b.answer)
    const others = byCount.slice(mostCounts).reduce((sum, { count }) => sum + count, 0)
    const listed = byCount.slice(0, mostCounts).sort((a, b) => a.answer - b.answer)
    return { round: this.question.round, counts: listed, others }
  }
}
