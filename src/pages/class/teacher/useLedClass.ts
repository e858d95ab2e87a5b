import { until, useEventListener } from '@vueuse/core'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { ClassDriver, DriverConnection } from '../../../classroom/client/driveClass'
import type { DrivenRoom } from '../../../classroom/protocol/messages'
import type { ClassStanding } from '../../../classroom/protocol/standing'
import { hashBase } from '../../../lecture/lectureMode'
import { whileOpen } from '../../../lecture/whileOpen'
import { useKeptFlag } from '../../lecture/useKeptChoice'
import type { NoClass } from '../faultMessage'
import { relayAnswers } from '../relayAnswers'
import { useRoomAddress } from '../useRoomAddress'
import { isKeptRoom, keepRoom, keptRoom } from './keptRoom'
import { useVotes } from './useVotes'

/** The relay answers sooner, in ms; where it cannot be reached, it ends the class by itself. */
const longestEnd = 3_000

/**
 * A class as its teacher's page leads it. The class of a browser is led by the presenter's page that
 * was opened last; who opens one again after it was closed goes on with the class.
 */
export function useLedClass() {
  const connection = ref<DriverConnection | 'none'>('none')
  const room = shallowRef<DrivenRoom>()
  const place = useRoomAddress()
  const standing = shallowRef<ClassStanding>()
  const fault = shallowRef<NoClass>()
  const driver = shallowRef<ClassDriver>()
  const isInvited = useKeptFlag('tansaku-invited')
  const votes = useVotes(driver, standing, () => (fault.value = { kind: 'not-asked' }))
  const isOpen = computed(() => room.value !== undefined && connection.value !== 'none')
  const isReplaced = computed(() => connection.value === 'replaced')
  const students = computed(() => {
    const { following = 0, letGo = 0 } = standing.value ?? {}
    return following + letGo
  })

  /** Opens a room, or takes over the one that this browser has. */
  async function open(): Promise<void> {
    const taken = keptRoom()
    fault.value = undefined
    connection.value = 'connecting'
    if (taken) votes.takeOver()
    if ((await relayAnswers()) === false) return fail({ kind: 'no-server' })
    const client = await import('../../../classroom/client/driveClass').catch(() => undefined)
    if (!client) return fail({ kind: 'not-loaded' })
    driver.value = client.driveClass({
      origin: location.origin,
      room: taken,
      told: {
        connection: (state) => (connection.value = state),
        opened(opened, known) {
          keepRoom(opened)
          room.value = opened
          void place.find(known)
        },
        standing: (told) => (standing.value = told),
        refused: (told) => (fault.value = told),
        accepted() {
          if (fault.value?.kind !== 'not-shown') fault.value = undefined
        },
        ended: () => close(),
      },
    })
  }

  function fail(told: NoClass): void {
    fault.value = told
    connection.value = 'none'
  }

  function close(): void {
    driver.value?.leave()
    driver.value = undefined
    if (!isReplaced.value) keepRoom(undefined)
    room.value = undefined
    standing.value = undefined
    isInvited.value = false
    votes.over()
    connection.value = 'none'
  }

  /** Ends the class for all. */
  async function end(): Promise<void> {
    driver.value?.end()
    await until(isOpen).toBe(false, { timeout: longestEnd })
    if (isOpen.value) close()
  }

  watch(connection, (now) => {
    // A room that is not there any more is not asked for again.
    if (now === 'refused') keepRoom(undefined)
    if (now === 'replaced') standing.value = undefined
  })
  whileOpen(() => {
    if (room.value && !isReplaced.value) keepRoom(room.value)
  })
  useEventListener(window, 'storage', (event) => {
    // Who leads the class now has ended it.
    if (isReplaced.value && isKeptRoom(event) && event.newValue === null) close()
  })
  if (keptRoom()) void open()
  onScopeDispose(() => driver.value?.leave())

  /** Where students join. */
  const invitation = computed(
    () => room.value && `${place.address.value}${hashBase(`class/${room.value.code}`)}`,
  )
  // A laptop may come into the network of the room only now.
  watch(isInvited, (isShown) => isShown && void place.find())
  // How to join would cover what is asked.
  watch(
    () => votes.asked.value?.open,
    (isOpen) => isOpen && (isInvited.value = false),
  )

  return {
    connection,
    isOpen,
    isReplaced,
    isInvited,
    room,
    place,
    invitation,
    standing,
    students,
    fault,
    driver,
    votes,
    open,
    end,
    lower: (student: number) => driver.value?.lower(student),
  }
}

export type LedClass = ReturnType<typeof useLedClass>
