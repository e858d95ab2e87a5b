import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ClassFault } from '../../src/classroom/protocol/fault'
import { relayPath } from '../../src/classroom/protocol/messages'
import { listening } from '../listening'
import { aSeated } from './aClass'

const seconds = 1_000
/** Longer than a student waits for a teacher. */
const tooLong = 100 * seconds

/** A relay that lets students in, or refuses them, as it is told to. */
async function aFickleRelay() {
  const server = createServer()
  // Or a client whose clock is put forward would take the connection for a lost one.
  const io = new Server(server, { path: relayPath, pingInterval: 3 * tooLong })
  let fault: ClassFault | undefined
  let refusals = 0
  io.on('connection', (socket) =>
    socket.on('join', (_, reply: (answer: object) => void) => {
      if (fault) refusals++
      reply(fault ? { ok: false, fault } : { ok: true, value: null })
    }),
  )
  const origin = `http://localhost:${await listening(server)}`
  onTestFinished(() => io.close())
  return {
    origin,
    lose: () => io.disconnectSockets(true),
    refuse(why: ClassFault) {
      fault = why
    },
    admit: () => (fault = undefined),
    /** Resolves once a student has heard of a refusal, and has asked again. */
    async refusedAgain() {
      const before = refusals
      await vi.waitFor(() => expect(refusals).toBeGreaterThanOrEqual(before + 2))
    },
  }
}

/** A student who was in the room when the connection was lost, a long time ago. */
async function aReturning(fault: ClassFault) {
  const relay = await aFickleRelay()
  const student = await aSeated(relay.origin, 'K7QMX')
  relay.refuse(fault)
  relay.lose()
  await student.until(() => student.heard.connection === 'lost')
  vi.setSystemTime(Date.now() + tooLong)
  return { relay, student }
}

describe('a student who comes back', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([['too-fast'], ['no-room']] as const)(
    'after the relay was long away waits until the room is there again: %s',
    async (kind) => {
      const { relay, student } = await aReturning({ kind })
      await relay.refusedAgain()
      relay.admit()
      await student.until(() => student.heard.connection !== 'lost')
      expect(student.heard).toMatchObject({ connection: 'joined', faults: [] })
    },
  )

  it('finds the class over once the room was not there for a long time', async () => {
    const { relay, student } = await aReturning({ kind: 'no-room' })
    await relay.refusedAgain()
    vi.setSystemTime(Date.now() + tooLong)
    await student.until(() => student.heard.connection === 'ended')
    expect(student.heard.end).toBe('teacher-away')
  })

  it('counts anew when the relay is lost in the meantime', async () => {
    const { relay, student } = await aReturning({ kind: 'no-room' })
    await relay.refusedAgain()
    relay.lose()
    vi.setSystemTime(Date.now() + tooLong)
    await relay.refusedAgain()
    relay.admit()
    await student.until(() => student.heard.connection === 'joined')
    expect(student.heard.end).toBeUndefined()
  })
})
