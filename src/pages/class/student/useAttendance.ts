import { onScopeDispose, ref, shallowRef } from 'vue'
import type { ClassStudent, StudentConnection } from '../../../classroom/client/joinClass'
import type { ClassEnd } from '../../../classroom/protocol/messages'
import type { GivenAnswer, PutQuestion } from '../../../classroom/protocol/question'
import type { InkPointer } from '../../../drawing/ink'
import type { LectureMoment } from '../../../lecture/said'
import { noInk } from '../../../stage/ink/ink'
import { fromClass } from '../classMoment'
import type { NoClass } from '../faultMessage'
import { relayAnswers } from '../relayAnswers'

/** A class as one student's page takes part in it. */
export function useAttendance() {
  const connection = ref<StudentConnection | 'outside'>('outside')
  const moment = shallowRef<LectureMoment>()
  const ink = shallowRef(noInk)
  const pointer = shallowRef<InkPointer>()
  const put = shallowRef<PutQuestion>()
  /** What the relay has of this student. */
  const given = shallowRef<GivenAnswer>()
  const fault = shallowRef<NoClass>()
  const ended = ref<ClassEnd>()
  const hand = ref(false)
  const letGo = ref(false)
  let student: ClassStudent | undefined

  async function join(code: string, name: string): Promise<void> {
    fault.value = undefined
    ended.value = undefined
    connection.value = 'joining'
    if ((await relayAnswers()) === false) return fail({ kind: 'no-server' })
    const client = await import('../../../classroom/client/joinClass').catch(() => undefined)
    if (!client) return fail({ kind: 'not-loaded' })
    student = client.joinClass({
      origin: location.origin,
      code,
      ...(name !== '' && { name }),
      told: {
        connection: (state) => (connection.value = state),
        moment(told) {
          const shown = fromClass(told)
          moment.value = shown.moment
          ink.value = shown.ink
          pointer.value = shown.pointer
        },
        question: (told) => (put.value = told ?? undefined),
        answered: (told) => (given.value = told),
        handLowered: () => (hand.value = false),
        refused: (told) => (fault.value = told),
        ended: (end) => (ended.value = end),
      },
    })
  }

  function fail(told: NoClass): void {
    fault.value = told
    connection.value = 'refused'
  }

  function setHand(isUp: boolean): void {
    hand.value = isUp
    student?.setHand(isUp)
  }

  function setLetGo(isAlone: boolean): void {
    letGo.value = isAlone
    student?.setLetGo(isAlone)
  }

  function leave(): void {
    student?.leave()
    student = undefined
    connection.value = 'outside'
  }

  onScopeDispose(leave)

  return {
    connection,
    moment,
    ink,
    pointer,
    put,
    given,
    fault,
    ended,
    hand,
    letGo,
    join,
    setHand,
    setLetGo,
    answer: (answer: number) => student?.answer(answer),
    leave,
  }
}
