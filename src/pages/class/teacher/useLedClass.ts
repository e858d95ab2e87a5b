import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { ClassDriver, DriverConnection } from '../../../classroom/client/driveClass'
import type { DrivenRoom } from '../../../classroom/client/driveClass'
import type { PutQuestion } from '../../../classroom/protocol/question'
import type { ClassStanding } from '../../../classroom/protocol/standing'
import { hashBase } from '../../../lecture/lectureMode'
import type { LectureMoment } from '../../../lecture/said'
import type { ShownInk } from '../../../stage/ink/shownInk'
import { toClass } from '../classMoment'
import type { NoClass } from '../faultMessage'
import { relayAnswers } from '../relayAnswers'
import { keepRoom, keptRoom } from './keptRoom'
import { useVotes } from './useVotes'

/** A class as its teacher's page leads it. */
export function useLedClass(moment: () => LectureMoment | undefined, { ink, pointer }: ShownInk) {
  const connection = ref<DriverConnection | 'none'>('none')
  const room = shallowRef<DrivenRoom>()
  const addresses = shallowRef<readonly string[]>([])
  const standing = shallowRef<ClassStanding>()
  const fault = shallowRef<NoClass>()
  const driver = shallowRef<ClassDriver>()
  const votes = useVotes(driver, standing)

  /** Opens a room, or takes the one back that this window has. */
  async function open(): Promise<void> {
    fault.value = undefined
    connection.value = 'connecting'
    if ((await relayAnswers()) === false) return fail({ kind: 'no-server' })
    const client = await import('../../../classroom/client/driveClass').catch(() => undefined)
    if (!client) return fail({ kind: 'not-loaded' })
    driver.value = client.driveClass({
      origin: location.origin,
      room: keptRoom(),
      told: {
        connection: (state) => (connection.value = state),
        opened(opened, known) {
          keepRoom(opened)
          room.value = opened
          addresses.value = known
        },
        standing: (told) => (standing.value = told),
        refused: (told) => (fault.value = told),
        ended: () => close(),
      },
    })
    show()
  }

  function fail(told: NoClass): void {
    fault.value = told
    connection.value = 'none'
  }

  function close(): void {
    keepRoom(undefined)
    room.value = undefined
    standing.value = undefined
    driver.value = undefined
    connection.value = 'none'
  }

  function show(): void {
    const now = moment()
    if (!driver.value || !now) return
    const shown = driver.value.show(toClass(now, ink.value, pointer.value))
    if (!shown.ok) fault.value = { kind: 'not-shown' }
    else if (fault.value?.kind === 'not-shown') fault.value = undefined
  }

  watch([moment, ink, pointer], show)
  // A room that is another window's now, or is not there any more, is not asked for again.
  watch(connection, (now) => {
    if (now === 'refused') keepRoom(undefined)
  })
  if (keptRoom()) void open()
  onScopeDispose(() => driver.value?.leave())

  /** Where students join: the address in the local network, if the server knows one. */
  const invitation = computed(() => {
    if (!room.value) return undefined
    const [first = location.href.replace(/#.*/, '')] = addresses.value
    return `${first}${hashBase(`class/${room.value.code}`)}`
  })
  /** The question as the class sees it. */
  const put = computed((): PutQuestion | undefined => {
    const asked = standing.value?.asked
    if (!asked) return undefined
    const { question, open: isOpen, isReleased, tallies, right } = asked
    return {
      question,
      open: isOpen,
      ...(isReleased && { released: tallies, ...(right !== undefined && { right }) }),
    }
  })

  return {
    connection,
    room,
    invitation,
    standing,
    fault,
    put,
    votes,
    open,
    end: () => driver.value?.end(),
    lower: (student: number) => driver.value?.lower(student),
  }
}
