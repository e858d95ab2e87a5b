import type { Drawn } from '../../drawing/ink'
import { drawnAfter, readDrawnChange } from '../protocol/drawnChange'
import type { ClassFault } from '../protocol/fault'
import { longestTeacherAway, readClassEnd, readNothing } from '../protocol/messages'
import type { ClassEnd, StudentStance } from '../protocol/messages'
import { readClassMoment } from '../protocol/moment'
import type { ClassMoment } from '../protocol/moment'
import { readPutQuestion } from '../protocol/question'
import type { GivenAnswer, PutQuestion } from '../protocol/question'
import { newestToRelay } from './newestToRelay'
import { newTicket } from './newTicket'
import { relayLine } from './relayLine'
import type { RelayAddress } from './relayLine'

export type StudentConnection = 'joining' | 'joined' | 'lost' | 'refused' | 'ended'

/** What a student's page is told. */
export interface StudentTold {
  connection(state: StudentConnection): void
  /** Moments come also while the student steps alone: who returns knows the present one. */
  moment(moment: ClassMoment): void
  drawn(drawn: Drawn): void
  /** The question that was put, and its tallies once they are released. */
  question(put: PutQuestion | null): void
  /** The relay has this answer. */
  answered(given: GivenAnswer): void
  handLowered(): void
  refused(fault: ClassFault): void
  ended(end: ClassEnd): void
}

/** What a student's page can do. */
export interface ClassStudent {
  setHand(isUp: boolean): void
  /** Steps alone, or follows again. */
  setLetGo(isAlone: boolean): void
  /** Answers the question that was put; until it is closed the answer can be changed. */
  answer(answer: number): void
  leave(): void
}

export interface JoinOptions extends RelayAddress {
  readonly code: string
  readonly name?: string | undefined
  /** By which the relay knows a student who comes back; a new one if none is given. */
  readonly ticket?: string | undefined
  /** How the student stood before, and what they answered, if they come back. */
  readonly stance?: StudentStance | undefined
  readonly answer?: GivenAnswer | undefined
  readonly told: StudentTold
}

const waitToJoinAgain = 500
/** Longer than a relay waits for a teacher, in ms. */
const longestAway = 1.5 * longestTeacherAway

/** Joins a class by its code, and joins again by itself whenever the connection was lost. */
export function joinClass({ code, name, told, ...others }: JoinOptions): ClassStudent {
  const { ticket = newTicket(), answer: before, ...address } = others
  let stance = others.stance ?? { hand: false, letGo: false }
  let drawn: Drawn = { ink: [] }
  let put: PutQuestion | null = null
  let mine = before
  let isJoined = false
  /** Whether the answer is still to be told: it is new, or the relay may have forgotten it. */
  let tellsAnswer = false
  let wasJoined = false
  /** Since when the relay, which can be reached again, refuses who was in the room. */
  let refusedSince: number | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const line = relayLine(address, { up: join, down })
  const stances = newestToRelay<StudentStance>((each, then) =>
    line.request('stand', each, readNothing, then),
  )
  const answers = newestToRelay<GivenAnswer>(
    (given, then) => line.request('answer', given, readNothing, then),
    {
      settled(given, outcome) {
        if (outcome.ok) told.answered(given)
        else told.refused(outcome.fault)
      },
    },
  )
  line.hear('moment', readClassMoment, (moment) => told.moment(moment))
  line.hear('drawn', readDrawnChange, (change) => {
    // The first one of each connection has all ink.
    drawn = drawnAfter(drawn.ink, change) ?? drawn
    told.drawn(drawn)
  })
  line.hear('question', readAnyQuestion, (question) => {
    put = question
    told.question(question)
    tellAnswerAgain()
  })
  line.hear('lowered', readNothing, () => {
    stance = { ...stance, hand: false }
    told.handLowered()
  })
  line.hear('ended', readClassEnd, over)
  told.connection('joining')

  function join() {
    const request = { code, ticket, ...stance, ...(name !== undefined && { name }) }
    tellsAnswer = mine !== undefined
    line.request('join', request, readNothing, (result) => {
      if (!result.ok) return notJoined(result.fault)
      isJoined = true
      wasJoined = true
      refusedSince = undefined
      told.connection('joined')
      stances.offer(() => stance)
      tellAnswerAgain()
    })
  }

  function notJoined(fault: ClassFault) {
    refusedSince ??= Date.now()
    if (wasJoined && Date.now() - refusedSince > longestAway) return over('teacher-away')
    // The teacher may be about to open the room again.
    const mayPass = fault.kind === 'too-fast' || (wasJoined && fault.kind !== 'wrong-message')
    if (!mayPass) {
      stop('refused')
      told.refused(fault)
    } else waiting = setTimeout(join, waitToJoinAgain)
  }

  function down() {
    clearTimeout(waiting)
    isJoined = false
    // How long the relay itself was away says nothing of the teacher.
    refusedSince = undefined
    stances.restart()
    answers.restart()
    told.connection('lost')
  }

  function over(end: ClassEnd) {
    stop('ended')
    told.ended(end)
  }

  function stop(state: StudentConnection) {
    clearTimeout(waiting)
    isJoined = false
    line.close()
    told.connection(state)
  }

  function stand(changed: Partial<StudentStance>) {
    stance = { ...stance, ...changed }
    if (isJoined) stances.offer(() => stance)
  }

  function tellAnswerAgain() {
    const given = mine
    if (!tellsAnswer || !isJoined || !given || !isOpenRound(put, given)) return
    tellsAnswer = false
    answers.offer(() => given)
  }

  return {
    setHand: (hand) => stand({ hand }),
    setLetGo: (letGo) => stand({ letGo }),
    answer(answer) {
      if (!put) return
      const { id, round } = put.question
      mine = { id, round, answer }
      tellsAnswer = true
      tellAnswerAgain()
    },
    leave: () => stop('ended'),
  }
}

function isOpenRound(put: PutQuestion | null, { id, round }: GivenAnswer): boolean {
  return put?.open === true && put.question.id === id && put.question.round === round
}

function readAnyQuestion(data: unknown, field: string): PutQuestion | null {
  return data === null ? null : readPutQuestion(data, field)
}
