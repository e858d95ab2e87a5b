import { describe, expect, it } from 'vitest'
import { anOpenRoom, aRelay, aSeated, aTeacher, momentAt } from './aClass'

const question = { id: 'next', kind: 'yes-no', text: 'A goal?', round: 1 } as const
/** In which a class is to be back. */
const patience = 5_000

describe('a network that is lost', () => {
  it.each([['polling'], ['websocket']] as const)(
    'for a moment brings all back to the present one, each counted once: %s',
    async (transport) => {
      const { origin, cut } = await aRelay()
      const { driver, room, heard, until } = await anOpenRoom(origin)
      const transports = [transport]
      const student = await aSeated(origin, room.code, { transports })
      driver.show(momentAt('#/lab?step=1'))
      await student.at('#/lab?step=1')
      cut()
      driver.show(momentAt('#/lab?step=2'))
      await student.at('#/lab?step=2')
      student.student.setHand(true)
      await until(() => heard.standing?.hands.length === 1)
      expect(heard.standing?.following).toBe(1)
      expect(heard.connection).toBe('driving')
    },
  )
})

describe('a relay that is restarted under a class', () => {
  it('has all back at the right moment', { timeout: 2 * patience }, async () => {
    const before = await aRelay()
    const { driver, room, heard, until } = await anOpenRoom(before.origin)
    const students = await Promise.all(
      (['polling', 'websocket'] as const).map((transport) =>
        aSeated(before.origin, room.code, { transports: [transport], name: transport }),
      ),
    )
    driver.show(momentAt('#/lab?step=1'))
    for (const student of students) await student.at('#/lab?step=1')
    students[0].student.setHand(true)
    students[1].student.setLetGo(true)
    await until(() => heard.standing?.hands.length === 1 && heard.standing.letGo === 1)

    await before.close()
    await until(() => heard.connection === 'lost')
    driver.show(momentAt('#/lab?step=2'))
    await aRelay({}, { port: before.port })
    const restarted = performance.now()
    for (const student of students) await student.at('#/lab?step=2')
    await until(() => heard.standing?.following === 1 && heard.standing.letGo === 1)
    await until(() => heard.standing?.hands.length === 1)
    expect(performance.now() - restarted).toBeLessThan(patience)
    expect(heard.room).toEqual(room)
    expect(heard.standing?.hands[0].name).toBe('polling')
  })

  it('knows the question and its answers again', { timeout: 2 * patience }, async () => {
    const before = await aRelay()
    const { driver, room, heard, until } = await anOpenRoom(before.origin)
    const student = await aSeated(before.origin, room.code)
    const answer = () => heard.standing?.asked?.tallies.at(-1)?.counts[0]?.answer
    driver.ask(question)
    await student.until(() => student.heard.put?.open === true)
    student.student.answer(1)
    await until(() => answer() === 1)
    driver.ask({ ...question, round: 2 })
    await student.until(() => student.heard.put?.question.round === 2)
    student.student.answer(0)
    await until(() => answer() === 0)

    await before.close()
    await until(() => heard.connection === 'lost')
    await aRelay({}, { port: before.port })
    await until(() => heard.connection === 'driving')
    await student.until(() => student.heard.answered.length === 3)
    driver.release(null)
    await student.until(() => student.heard.put?.released !== undefined)
    expect(student.heard.put?.released).toEqual([
      { round: 1, counts: [{ answer: 1, count: 1 }], others: 0 },
      { round: 2, counts: [{ answer: 0, count: 1 }], others: 0 },
    ])
  })

  it('does what the teacher asked while it was away', { timeout: 2 * patience }, async () => {
    const before = await aRelay()
    const { driver, room, heard, until } = await anOpenRoom(before.origin)
    const student = await aSeated(before.origin, room.code)
    await before.close()
    await until(() => heard.connection === 'lost')
    driver.ask(question)
    driver.release(1)
    await aRelay({}, { port: before.port })
    await student.until(() => student.heard.put?.released !== undefined)
    expect(student.heard.put).toMatchObject({ question, right: 1 })
  })

  it('gives the code of a class to nobody else', async () => {
    const before = await aRelay()
    const { room, driver } = await anOpenRoom(before.origin)
    driver.leave()
    await before.close()
    const after = await aRelay({}, { port: before.port })
    const thief = aTeacher(after.origin, {
      room: { code: room.code, secret: room.secret.replace(/./g, '0') },
    })
    await thief.until(() => thief.heard.connection === 'refused')
    expect(thief.heard.faults).toEqual([{ kind: 'not-yours' }])
    const teacher = aTeacher(after.origin, { room })
    await teacher.until(() => teacher.heard.connection === 'driving')
    expect(teacher.heard.room).toEqual(room)
  })
})
