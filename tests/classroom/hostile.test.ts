import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ToRelay } from '../../src/classroom/protocol/messages'
import { anOpenRoom, aRawClient, aRelay, aSeated, momentAt } from './aClass'
import { aDrawing, aJoining, aMoment, aQuestion, pathsOf, withAt, wrongValue } from './messages'

/** A class at a moment, and whether it still works. */
async function aRunningClass(limits = {}) {
  const { origin } = await aRelay(limits)
  const teacher = await anOpenRoom(origin)
  const { room, driver, heard, until } = teacher
  const student = await aSeated(origin, room.code, { name: 'Ada' })
  await until(() => heard.standing?.following === 1)
  return {
    origin,
    room,
    teacher,
    student,
    expectUnmoved: async () => {
      driver.show(momentAt('#/lab?step=right'))
      await student.at('#/lab?step=right')
      expect(student.heard.moments).toHaveLength(1)
      expect(heard.connection).toBe('driving')
    },
  }
}

/** Far more than one client may send, for tests that are about something else. */
const ofAny = { perSecond: 1e6, burst: 1e6 }
const noHurry = { requests: ofAny, packets: ofAny }

const ofTeacher: readonly (readonly [keyof ToRelay, unknown])[] = [
  ['show', aMoment],
  ['draw', aDrawing],
  ['ask', aQuestion],
  ['close', null],
  ['release', null],
  ['withdraw', null],
  ['lower', 1],
  ['end', null],
]

describe('a hostile client', () => {
  it('drives nothing without the secret, neither outside of a class nor in it', async () => {
    const { origin, room, expectUnmoved } = await aRunningClass()
    const { ask } = await aRawClient(origin)
    for (const [name, message] of ofTeacher)
      expect(await ask(name, message)).toMatchObject({ fault: { kind: 'not-driver' } })
    expect(await ask('join', { ...aJoining, code: room.code })).toMatchObject({ ok: true })
    for (const [name, message] of ofTeacher)
      expect(await ask(name, message)).toMatchObject({ fault: { kind: 'not-driver' } })
    await expectUnmoved()
  })

  it('takes no room with a secret that is not its own', async () => {
    const { origin, room, expectUnmoved } = await aRunningClass()
    const { ask } = await aRawClient(origin)
    const secret = room.secret.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))
    const asked = await ask('open', { room: { code: room.code, secret } })
    expect(asked).toMatchObject({ fault: { kind: 'not-yours' } })
    expect(await ask('show', aMoment)).toMatchObject({ fault: { kind: 'not-driver' } })
    await expectUnmoved()
  })

  it('with a room of its own moves no other', async () => {
    const { origin, room, expectUnmoved } = await aRunningClass()
    const { socket, ask, closed } = await aRawClient(origin)
    expect(await ask('open', {})).toMatchObject({ ok: true })
    expect(await ask('show', { ...aMoment, code: room.code, room })).toMatchObject({ ok: true })
    expect(await ask('join', { ...aJoining, code: room.code })).toMatchObject({
      fault: { kind: 'in-room' },
    })
    socket.emit('end', null)
    await closed
    await expectUnmoved()
  })

  it('learns neither names nor ids nor how others answer', async () => {
    const { origin, room, student, teacher, expectUnmoved } = await aRunningClass()
    const { ask, heard, closed } = await aRawClient(origin)
    await ask('join', { ...aJoining, code: room.code, name: 'Eve' })
    student.student.setHand(true)
    teacher.driver.ask(aQuestion)
    await student.until(() => student.heard.put?.open === true)
    student.student.answer(1)
    await student.until(() => student.heard.answered.length === 1)
    teacher.driver.lower(1)
    await student.until(() => student.heard.lowered === 1)
    await expectUnmoved()
    teacher.driver.end()
    await closed
    expect(new Set(heard.map(([name]) => name))).toEqual(
      new Set(['question', 'moment', 'drawn', 'ended']),
    )
    expect(JSON.stringify(heard)).not.toMatch(/Ada|following|counts|hands/)
  })

  it('votes only in the open round', async () => {
    const { origin, room, student, teacher, expectUnmoved } = await aRunningClass()
    const { ask } = await aRawClient(origin)
    await ask('join', { ...aJoining, code: room.code })
    const answer = { id: aQuestion.id, round: 1, answer: 1 }
    expect(await ask('answer', answer)).toMatchObject({ fault: { kind: 'too-late' } })
    teacher.driver.ask(aQuestion)
    await student.until(() => student.heard.put?.open === true)
    for (const wrong of [{ round: 2 }, { id: 'other' }])
      expect(await ask('answer', { ...answer, ...wrong })).toMatchObject({ ok: false })
    expect(await ask('answer', answer)).toMatchObject({ ok: true })
    teacher.driver.close()
    await student.until(() => student.heard.put?.open === false)
    expect(await ask('answer', answer)).toMatchObject({ fault: { kind: 'too-late' } })
    await expectUnmoved()
  })

  it.each([['polling'], ['websocket']] as const)(
    'that sends 10 MB over %s is disconnected',
    async (transport) => {
      const { origin, expectUnmoved } = await aRunningClass()
      const { socket, closed } = await aRawClient(origin, { transports: [transport] })
      socket.emit('join', { ...aJoining, name: 'x'.repeat(10_000_000) })
      await closed
      await expectUnmoved()
    },
  )

  it('that sends too much at once is refused what is too much', async () => {
    const { origin, room, expectUnmoved } = await aRunningClass()
    const { socket, ask } = await aRawClient(origin)
    await ask('join', { ...aJoining, code: room.code })
    const stance = { hand: false, letGo: false }
    const replies = await Promise.all(Array.from({ length: 200 }, () => ask('stand', stance)))
    expect(replies[0]).toEqual({ ok: true, value: null })
    expect(replies.at(-1)).toEqual({ ok: false, fault: { kind: 'too-fast' } })
    expect(socket.connected).toBe(true)
    await expectUnmoved()
  })

  it('that sends a thousand messages at once is disconnected', async () => {
    const { origin, room, expectUnmoved } = await aRunningClass()
    const { socket, ask, closed } = await aRawClient(origin)
    await ask('join', { ...aJoining, code: room.code })
    for (let sent = 0; sent < 1_000; sent++) socket.emit('stand', { hand: true, letGo: false })
    await closed
    await expectUnmoved()
  })

  it.each([
    ['one with no room', ['join', aJoining]],
    ['an event of the server itself', ['error', 'x']],
    ['an event that there is not', ['constructor', {}]],
    ['bytes', ['show', new Uint8Array(1_000)]],
    ['nothing', ['open']],
  ] as const)('that sends %s is not minded', async (_, [name, ...rest]) => {
    const { origin, expectUnmoved } = await aRunningClass()
    const { socket } = await aRawClient(origin)
    socket.emit(name, ...rest)
    await expectUnmoved()
    expect(socket.connected).toBe(true)
  })

  it('gets one word on each field that is wrong, and changes nothing', async () => {
    const { origin, room, teacher, student, expectUnmoved } = await aRunningClass(noHurry)
    const { ask } = await aRawClient(origin)
    const messages = [
      ['join', { ...aJoining, code: room.code }],
      ['open', { room }],
      ['stand', { hand: true, letGo: true }],
      ['answer', { id: 'q1', round: 1, answer: 0 }],
    ] as const
    const cases = messages.flatMap(([name, message]) =>
      pathsOf(message).map((path) => ({ name, message, path })),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), wrongValue, async (each, value) => {
        const { name, message, path } = each
        const changed = withAt(message, path, value)
        // What is still right for this class would join it, or take it back.
        fc.pre(name === 'stand' || name === 'answer' || path[0] !== undefined)
        fc.pre(path.at(-1) !== 'hand' && path.at(-1) !== 'letGo' && path.at(-1) !== 'name')
        expect(await ask(name, changed)).toMatchObject({ ok: false })
      }),
      { numRuns: 200 },
    )
    teacher.driver.ask(aQuestion)
    await student.until(() => student.heard.put?.open === true)
    expect(teacher.heard.standing).toMatchObject({ following: 1, hands: [] })
    await expectUnmoved()
  })

  it('from a page of another origin is not let in', async () => {
    const { origin } = await aRelay()
    const shake = `${origin}/relay/?EIO=4&transport=polling`
    const statusFrom = async (from: string) =>
      (await fetch(shake, { headers: { Origin: from } })).status
    expect(await statusFrom('https://example.org')).toBe(403)
    expect(await statusFrom('null')).toBe(403)
    expect(await statusFrom(origin)).toBe(200)
  })

  it('cannot hold more connections than an address may have', async () => {
    const { origin } = await aRelay({ connectionsPerAddress: 2 })
    const [one] = [await aRawClient(origin), await aRawClient(origin)]
    const shake = `${origin}/relay/?EIO=4&transport=polling`
    expect((await fetch(shake)).status).toBe(403)
    one.socket.close()
    await expect.poll(async () => (await fetch(shake)).status).toBe(200)
  })

  it('that leaves loses its connection, over which it would come in again as another one', async () => {
    const { origin } = await aRelay()
    const { socket, closed } = await aRawClient(origin)
    // As Socket.IO writes that its client leaves.
    socket.io.engine.write('1')
    expect(await closed).toBe('transport close')
  })

  it('in no room is disconnected after a while', async () => {
    const { origin } = await aRelay({ outside: 10 })
    const { closed } = await aRawClient(origin)
    expect(await closed).toBe('io server disconnect')
  })
})
