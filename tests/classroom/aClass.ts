import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { io } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { driveClass } from '../../src/classroom/client/driveClass'
import type { DriverConnection } from '../../src/classroom/client/driveClass'
import { joinClass } from '../../src/classroom/client/joinClass'
import type { JoinOptions, StudentConnection } from '../../src/classroom/client/joinClass'
import type { ClassFault } from '../../src/classroom/protocol/fault'
import type { ClassEnd, DrivenRoom } from '../../src/classroom/protocol/messages'
import { relayPath } from '../../src/classroom/protocol/messages'
import type { ClassMoment, ShownMoment } from '../../src/classroom/protocol/moment'
import type { GivenAnswer, PutQuestion } from '../../src/classroom/protocol/question'
import type { ClassStanding } from '../../src/classroom/protocol/standing'
import { attachRelay } from '../../src/classroom/relay/attachRelay'
import type { RelayLimits } from '../../src/classroom/relay/limits'
import type { Cluster } from '../../src/classroom/relay/sharing'
import type { Drawn } from '../../src/drawing/ink'

interface RelayPlace {
  readonly port?: number
  readonly cluster?: Cluster
  readonly isProxied?: boolean
}

/** A relay on the loopback address; on a free port if none is given. */
export async function aRelay(
  limits: Partial<RelayLimits> = {},
  { port = 0, ...options }: RelayPlace = {},
) {
  const server = createServer()
  const lines = new Set<Socket>()
  server.on('connection', (line) => lines.add(line))
  const relay = attachRelay(server, { limits, ...options })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  let isClosed = false
  const close = async () => {
    if (!isClosed) await relay.close()
    isClosed = true
  }
  onTestFinished(close)
  /** Cuts all connections; the relay knows of it no sooner than the others do. */
  const cut = () => {
    for (const line of lines) line.destroy()
    lines.clear()
  }
  const connections = () => [...lines].filter(({ destroyed }) => !destroyed).length
  return { port: address.port, origin: `http://127.0.0.1:${address.port}`, close, cut, connections }
}

/** Waits for what is heard, not for a time. */
class Listener {
  private waiting: { readonly isSo: () => boolean; readonly resolve: () => void }[] = []

  /** Resolves as soon as something is so, now or after anything that is heard. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push({ isSo, resolve }))
  }

  heard() {
    for (const { resolve } of this.waiting.filter(({ isSo }) => isSo())) resolve()
    this.waiting = this.waiting.filter(({ isSo }) => !isSo())
  }
}

type Transports = ('polling' | 'websocket')[]

/** A teacher, and what their page was told. */
export function aTeacher(
  origin: string,
  given: { room?: DrivenRoom; transports?: Transports } = {},
) {
  const listener = new Listener()
  const heard: {
    connection?: DriverConnection
    room?: DrivenRoom
    addresses?: readonly string[]
    standing?: ClassStanding
    faults: ClassFault[]
    accepted: number
    end?: ClassEnd
  } = { faults: [], accepted: 0 }
  const driver = driveClass({
    origin,
    ...given,
    told: {
      connection: (state) => tell({ connection: state }),
      opened: (room, addresses) => tell({ room, addresses }),
      standing: (standing) => tell({ standing }),
      refused: (fault) => tell({ faults: [...heard.faults, fault] }),
      accepted: () => tell({ accepted: heard.accepted + 1 }),
      ended: (end) => tell({ end }),
    },
  })
  function tell(what: Partial<typeof heard>) {
    Object.assign(heard, what)
    listener.heard()
  }
  onTestFinished(() => driver.leave())
  return { driver, heard, until: (isSo: () => boolean) => listener.until(isSo) }
}

/** A teacher whose room is open. */
export async function anOpenRoom(origin: string) {
  const teacher = aTeacher(origin)
  await teacher.until(() => teacher.heard.connection === 'driving')
  const { room } = teacher.heard
  if (!room) throw new Error('no room')
  return { ...teacher, room }
}

/** A student, and what their page was told. */
export function aStudent(
  origin: string,
  code: string,
  given: Partial<Omit<JoinOptions, 'origin' | 'code' | 'told'>> = {},
) {
  const listener = new Listener()
  const heard: {
    connection?: StudentConnection
    moments: ClassMoment[]
    drawn: Drawn[]
    put?: PutQuestion | null
    answered: GivenAnswer[]
    lowered: number
    faults: ClassFault[]
    end?: ClassEnd
  } = { moments: [], drawn: [], answered: [], lowered: 0, faults: [] }
  const student = joinClass({
    origin,
    code,
    ...given,
    told: {
      connection: (state) => tell({ connection: state }),
      moment: (moment) => tell({ moments: [...heard.moments, moment] }),
      drawn: (drawn) => tell({ drawn: [...heard.drawn, drawn] }),
      question: (put) => tell({ put }),
      answered: (answer) => tell({ answered: [...heard.answered, answer] }),
      handLowered: () => tell({ lowered: heard.lowered + 1 }),
      refused: (fault) => tell({ faults: [...heard.faults, fault] }),
      ended: (end) => tell({ end }),
    },
  })
  function tell(what: Partial<typeof heard>) {
    Object.assign(heard, what)
    listener.heard()
  }
  onTestFinished(() => student.leave())
  const isAt = (address: string) => heard.moments.at(-1)?.address === address
  return {
    student,
    heard,
    isAt,
    until: (isSo: () => boolean) => listener.until(isSo),
    at: (address: string) => listener.until(() => isAt(address)),
  }
}

/** A student who is in the room. */
export async function aSeated(...given: Parameters<typeof aStudent>) {
  const student = aStudent(...given)
  await student.until(() => student.heard.connection === 'joined')
  return student
}

/**
 * A connection that keeps to nothing: it sends what it likes, and tells the replies. `address`: where
 * it is, for a relay behind a proxy.
 */
export async function aRawClient(
  origin: string,
  { transports = ['websocket'], address }: { transports?: Transports; address?: string } = {},
) {
  const socket = io(origin, {
    path: relayPath,
    transports,
    forceNew: true,
    reconnection: false,
    ...(address !== undefined && { extraHeaders: { 'X-Forwarded-For': address } }),
  })
  onTestFinished(() => void socket.close())
  const heard: [string, unknown][] = []
  socket.onAny((name: string, data: unknown, arrived?: unknown) => {
    heard.push([name, data])
    if (typeof arrived === 'function') arrived()
  })
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return {
    socket,
    heard,
    closed,
    ask: (name: string, data: unknown) =>
      new Promise<unknown>((resolve) => socket.emit(name, data, resolve)),
  }
}

export function momentAt(address: string): ShownMoment {
  return { address, blank: false, held: false, asksNext: false }
}
