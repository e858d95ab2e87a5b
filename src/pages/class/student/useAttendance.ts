import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { ClassStudent, StudentConnection } from '../../../classroom/client/joinClass'
import type { ClassEnd, StudentStance } from '../../../classroom/protocol/messages'
import type { PutQuestion } from '../../../classroom/protocol/question'
import type { InkPointer } from '../../../drawing/ink'
import type { LectureMoment } from '../../../lecture/said'
import { noInk } from '../../../stage/ink/ink'
import type { NoClass } from '../faultMessage'
import { relayAnswers } from '../relayAnswers'
import { shownPart } from '../shownPart'
import { keepJoined } from './joinedClass'
import type { JoinedClass } from './joinedClass'
import { ownTicket } from './ownTicket'

/** A class as one student's page takes part in it. */
export function useAttendance() {
  const connection = ref<StudentConnection | 'outside'>('outside')
  /** How this student is in the class, as it is kept for when the page is loaded again. */
  const joined = shallowRef<JoinedClass>()
  const moment = shallowRef<LectureMoment>()
  const ink = shallowRef(noInk)
  const pointer = shallowRef<InkPointer>()
  const put = shallowRef<PutQuestion>()
  const fault = shallowRef<NoClass>()
  const ended = ref<ClassEnd>()
  const tickets = ownTicket()
  let student: ClassStudent | undefined

  watch(joined, keepJoined, { flush: 'sync' })

  async function join(as: JoinedClass): Promise<void> {
    fault.value = undefined
    ended.value = undefined
    connection.value = 'joining'
    const [answers, ticket] = await Promise.all([relayAnswers(), tickets.own(as.ticket)])
    if (answers === false) return over({ kind: 'no-server' })
    const client = await import('../../../classroom/client/joinClass').catch(() => undefined)
    if (!client) return over({ kind: 'not-loaded' })
    joined.value = { ...as, ticket }
    const { code, name, given, hand, letGo } = joined.value
    student = client.joinClass({
      origin: location.origin,
      code,
      ticket,
      stance: { hand, letGo },
      ...(name !== undefined && { name }),
      ...(given && { answer: given }),
      told: {
        connection: (state) => (connection.value = state),
        moment: (told) => (moment.value = shownPart(told)),
        drawn(told) {
          ink.value = told.ink
          pointer.value = told.pointer
        },
        question(told) {
          put.value = told ?? undefined
          fault.value = undefined
        },
        answered(told) {
          change({ given: told })
          fault.value = undefined
        },
        handLowered: () => change({ hand: false }),
        refused: (told) => (fault.value = told),
        ended: (end) => (ended.value = end),
      },
    })
  }

  watch(connection, (now) => {
    if (now !== 'refused' && now !== 'ended') return
    joined.value = undefined
    // Also what was kept by the page before, if this one was never inside.
    keepJoined(undefined)
  })

  function over(told: NoClass): void {
    fault.value = told
    connection.value = 'refused'
  }

  function change(changed: Partial<JoinedClass>): void {
    if (joined.value) joined.value = { ...joined.value, ...changed }
  }

  function stand(changed: Partial<StudentStance>): void {
    change(changed)
    if (changed.hand !== undefined) student?.setHand(changed.hand)
    if (changed.letGo !== undefined) student?.setLetGo(changed.letGo)
  }

  /** Leaves the class; who joins again is the same student, with one answer. */
  function leave(): void {
    student?.leave()
    student = undefined
    joined.value = undefined
    moment.value = undefined
    put.value = undefined
    connection.value = 'outside'
  }

  onScopeDispose(() => {
    student?.leave()
    tickets.close()
  })

  return {
    connection,
    moment,
    ink,
    pointer,
    put,
    /** What the relay has of this student. */
    given: computed(() => joined.value?.given),
    fault,
    ended,
    hand: computed(() => joined.value?.hand ?? false),
    letGo: computed(() => joined.value?.letGo ?? false),
    join,
    leave,
    stand,
    answer: (answer: number) => student?.answer(answer),
  }
}
