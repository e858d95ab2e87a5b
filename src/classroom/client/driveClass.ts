import type { Drawn, Ink } from '../../drawing/ink'
import type { Result } from '../../problems/result'
import { drawnChange, readDrawnChange } from '../protocol/drawnChange'
import type { DrawnChange } from '../protocol/drawnChange'
import type { ClassFault } from '../protocol/fault'
import { readClassEnd, readNothing, readOpenedRoom } from '../protocol/messages'
import type { ClassEnd, DrivenRoom, ToRelay } from '../protocol/messages'
import { readShownMoment } from '../protocol/moment'
import type { ClassMoment, ShownMoment } from '../protocol/moment'
import { readClassQuestion } from '../protocol/question'
import type { AskedQuestion, ClassQuestion } from '../protocol/question'
import { readMessage } from '../protocol/readMessage'
import { readClassStanding } from '../protocol/standing'
import type { ClassStanding } from '../protocol/standing'
import { newestToRelay } from './newestToRelay'
import { relayLine } from './relayLine'
import type { RelayAddress } from './relayLine'
import { requestQueue } from './requestQueue'

/** `replaced`: another page with the secret drives now. */
export type DriverConnection = 'connecting' | 'driving' | 'lost' | 'replaced' | 'refused' | 'ended'

/** What the teacher's page is told. */
export interface DriverTold {
  connection(state: DriverConnection): void
  /**
   * The room is open, for the first time or again. The secret stays on this page. `addresses`:
   * where students reach the server, if it knows.
   */
  opened(room: DrivenRoom, addresses: readonly string[]): void
  standing(standing: ClassStanding): void
  refused(fault: ClassFault): void
  /** What was asked of the relay is done. */
  accepted(): void
  ended(end: ClassEnd): void
}

/** What the teacher's page can do. What is asked while the connection is lost is done later. */
export interface ClassDriver {
  /** Shows a moment to all; of moments that follow fast the last one counts. */
  show(moment: ShownMoment): Result<null, ClassFault>
  /** Shows what is drawn over it, and where somebody points. */
  draw(drawn: Drawn): Result<null, ClassFault>
  /** Puts a question to all. A second round has the id of the first. */
  ask(question: ClassQuestion): Result<null, ClassFault>
  /** No more answers. */
  close(): void
  /** No more answers, and all see the tallies, and the right answer where there is one. */
  release(right: number | null): void
  /** Takes the question away. */
  withdraw(): void
  lower(student: number): void
  /** Ends the class for all. */
  end(): void
  /** Leaves the room as it is: it waits for some time. */
  leave(): void
}

export interface DriveOptions extends RelayAddress {
  readonly room?: DrivenRoom | undefined
  readonly told: DriverTold
}

/** Nobody sees more of them in a second. */
const shortestGap = 50
const waitToOpenAgain = 1_000

/** Opens a room, or takes one back, and drives it until it ends. */
export function driveClass({ room: given, told, ...address }: DriveOptions): ClassDriver {
  let room = given
  let wasOpen = false
  let isDriving = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let number = 0
  let shown: ShownMoment | undefined
  let drawn: Drawn | undefined
  /** What the relay has of it. */
  let inkTold: Ink | undefined
  let asked: AskedQuestion | undefined

  const line = relayLine(address, { up: open, down })
  const requests = requestQueue((result) => {
    if (result.ok) told.accepted()
    else told.refused(result.fault)
  })
  const moments = newestToRelay<ClassMoment>(
    (moment, then) => line.request('show', moment, readNothing, then),
    { gap: shortestGap },
  )
  const drawings = newestToRelay<Drawn>(
    (now, then) =>
      line.request('draw', asChange(inkTold, now), readNothing, (outcome) => {
        inkTold = outcome.ok ? now.ink : undefined
        then(outcome)
      }),
    { gap: shortestGap },
  )
  line.hear('standing', readClassStanding, (standing) => {
    asked = standing.asked
    told.standing(standing)
  })
  line.hear('replaced', readNothing, () => stop('replaced'))
  line.hear('ended', readClassEnd, (end) => {
    stop('ended')
    told.ended(end)
  })
  told.connection('connecting')

  function open() {
    line.request('open', { room, asked }, readOpenedRoom, (result) => {
      if (!result.ok) return notOpened(result.fault)
      const { code, secret } = result.value
      room = { code, secret }
      number = Math.max(number, result.value.number)
      wasOpen = true
      told.opened(room, result.value.addresses)
      told.connection('driving')
      // What is shown or asked by then is sent now, once.
      isDriving = true
      requests.resume()
      inkTold = undefined
      showNewest()
      drawNewest()
    })
  }

  function notOpened(fault: ClassFault) {
    const mayPass = fault.kind === 'too-fast' || (wasOpen && fault.kind === 'server-full')
    if (mayPass) {
      waiting = setTimeout(open, waitToOpenAgain)
      return
    }
    stop('refused')
    told.refused(fault)
  }

  function down() {
    clearTimeout(waiting)
    isDriving = false
    moments.restart()
    drawings.restart()
    requests.pause()
    told.connection('lost')
  }

  function stop(state: DriverConnection) {
    clearTimeout(waiting)
    isDriving = false
    requests.pause()
    line.close()
    told.connection(state)
  }

  function showNewest() {
    const newest = shown
    if (newest && isDriving) moments.offer(() => ({ ...newest, number: ++number }))
  }

  function drawNewest() {
    const newest = drawn
    if (newest && isDriving) drawings.offer(() => newest)
  }

  function ask<Name extends keyof ToRelay>(name: Name, what: Parameters<ToRelay[Name]>[0]) {
    requests.add((then) => line.request(name, what, readNothing, then))
  }

  return {
    show(moment) {
      const read = readMessage(readShownMoment, moment)
      if (!read.ok) return read
      shown = read.value
      showNewest()
      return { ok: true, value: null }
    },
    draw(now) {
      // All ink is checked as a whole; where only the pointer has moved, it was checked before.
      const checked = drawn?.ink === now.ink ? now.ink : undefined
      const read = readMessage(readDrawnChange, drawnChange(checked, now))
      if (!read.ok) return read
      drawn = now
      drawNewest()
      return { ok: true, value: null }
    },
    ask(question) {
      const read = readMessage(readClassQuestion, question)
      if (!read.ok) return read
      ask('ask', read.value)
      return { ok: true, value: null }
    },
    close: () => ask('close', null),
    release: (right) => ask('release', right),
    withdraw: () => ask('withdraw', null),
    lower: (student) => ask('lower', student),
    end: () => ask('end', null),
    leave: () => stop('ended'),
  }
}

/** A change as it is sent: with no more digits than are read. */
function asChange(before: Ink | undefined, now: Drawn): DrawnChange {
  return readDrawnChange(drawnChange(before, now), 'drawn')
}
