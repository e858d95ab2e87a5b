import { describe, expect, it } from 'vitest'
import { newTicket } from '../../src/classroom/client/newTicket'
import { anOpenRoom, aSeated, aStudent, aTeacher, momentAt } from './aClass'
import { places } from './places'

describe.each(places)('%s', (_, prepare) => {
  const aPlace = prepare()

  describe.each([['polling'], ['websocket']] as const)('over %s', (transport) => {
    const transports = [transport]

    it('a student sees what the teacher shows', async () => {
      const { origin, studentsAt } = await aPlace()
      const teacher = await anOpenRoom(origin)
      const student = await aSeated(studentsAt, teacher.room.code, { transports })
      teacher.driver.show({
        ...momentAt('#/lab?step=1'),
        held: true,
      })
      await student.at('#/lab?step=1')
      expect(student.heard.moments.at(-1)).toEqual({
        ...momentAt('#/lab?step=1'),
        held: true,
        number: 1,
      })
    })

    it('of many moments at once some are left out, never the last', async () => {
      const { origin, studentsAt } = await aPlace()
      const teacher = await anOpenRoom(origin)
      const { code } = teacher.room
      const students = await Promise.all(
        Array.from({ length: 5 }, () => aSeated(studentsAt, code, { transports })),
      )
      for (let step = 1; step <= 200; step++) teacher.driver.show(momentAt(`#/lab?step=${step}`))
      for (const student of students) {
        await student.at('#/lab?step=200')
        expect(student.heard.moments.length).toBeLessThan(200)
        const numbers = student.heard.moments.map(({ number }) => number)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      }
    })
  })

  describe('a class', () => {
    it('is opened with a code to type and a secret that only the teacher is told', async () => {
      const { origin } = await aPlace()
      const [one, other] = [await anOpenRoom(origin), await anOpenRoom(origin)]
      expect(one.room.code).toMatch(/^[2-9A-HJKMNP-Z]{5}$/)
      expect(one.room.secret).toMatch(/^[\da-f]{64}$/)
      expect(other.room.code).not.toBe(one.room.code)
      expect(other.room.secret).not.toBe(one.room.secret)
    })

    it('shows the present moment to who joins late', async () => {
      const { origin, studentsAt } = await aPlace()
      const { driver, room } = await anOpenRoom(origin)
      const first = await aSeated(studentsAt, room.code)
      driver.show(momentAt('#/lab?step=7'))
      await first.at('#/lab?step=7')
      const late = aStudent(studentsAt, room.code.toLowerCase())
      await late.at('#/lab?step=7')
      expect(late.heard.moments).toHaveLength(1)
    })

    it('gets once what was shown before the room was open', async () => {
      const { origin, studentsAt } = await aPlace()
      const { driver, heard, until } = aTeacher(origin)
      driver.show(momentAt('#/lab?step=1'))
      await until(() => heard.connection === 'driving')
      const student = await aSeated(studentsAt, heard.room?.code ?? '')
      driver.show(momentAt('#/lab?step=2'))
      await student.at('#/lab?step=2')
      expect(student.heard.moments.at(-1)?.number).toBe(2)
    })

    it('keeps to its room', async () => {
      const { origin, studentsAt } = await aPlace()
      const [one, other] = [await anOpenRoom(origin), await anOpenRoom(origin)]
      const student = await aSeated(studentsAt, one.room.code)
      other.driver.show(momentAt('#/lab?step=2'))
      const otherStudent = aStudent(studentsAt, other.room.code)
      await otherStudent.at('#/lab?step=2')
      one.driver.show(momentAt('#/lab?step=1'))
      await student.at('#/lab?step=1')
      expect(student.heard.moments).toHaveLength(1)
      await other.until(() => other.heard.standing?.following === 1)
    })

    it('has a code that is right, or none joins', async () => {
      const { studentsAt } = await aPlace()
      for (const [code, kind] of [
        ['22222', 'no-room'],
        ['2', 'wrong-message'],
      ]) {
        const lost = aStudent(studentsAt, code)
        await lost.until(() => lost.heard.faults.length > 0)
        expect(lost.heard.faults).toMatchObject([{ kind }])
        expect(lost.heard.connection).toBe('refused')
      }
    })

    it('has room for a limited number of students', async () => {
      const { origin, studentsAt } = await aPlace({ students: 1 })
      const { room } = await anOpenRoom(origin)
      await aSeated(studentsAt, room.code)
      const second = aStudent(studentsAt, room.code)
      await second.until(() => second.heard.connection === 'refused')
      expect(second.heard.faults).toEqual([{ kind: 'room-full', most: 1 }])
    })

    it('is one of a limited number on a server', async () => {
      const { origin } = await aPlace({ rooms: 1 })
      await anOpenRoom(origin)
      const second = aTeacher(origin)
      await second.until(() => second.heard.connection === 'refused')
      expect(second.heard.faults).toEqual([{ kind: 'server-full' }])
    })
  })

  describe('the teacher', () => {
    it('sees how many follow and how many let go, until they leave', async () => {
      const { origin, studentsAt } = await aPlace()
      const { room, heard, until } = await anOpenRoom(origin)
      const [one, two] = [
        await aSeated(studentsAt, room.code),
        await aSeated(studentsAt, room.code),
      ]
      await until(() => heard.standing?.following === 2)
      one.student.setLetGo(true)
      await until(() => heard.standing?.letGo === 1)
      expect(heard.standing).toMatchObject({ following: 1, letGo: 1 })
      one.student.setLetGo(false)
      await until(() => heard.standing?.letGo === 0)
      expect(heard.standing?.following).toBe(2)
      two.student.leave()
      await until(() => heard.standing?.following === 1)
    })

    it('sees who raised a hand, in their order, and lowers it', async () => {
      const { origin, studentsAt } = await aPlace()
      const { driver, room, heard, until } = await anOpenRoom(origin)
      const nameless = await aSeated(studentsAt, room.code)
      const ada = await aSeated(studentsAt, room.code, { name: ' Ada ' })
      ada.student.setHand(true)
      await until(() => heard.standing?.hands.length === 1)
      nameless.student.setHand(true)
      await until(() => heard.standing?.hands.length === 2)
      expect(heard.standing?.hands).toEqual([{ id: 2, name: 'Ada' }, { id: 1 }])
      driver.lower(2)
      await ada.until(() => ada.heard.lowered === 1)
      nameless.student.setHand(false)
      await until(() => heard.standing?.hands.length === 0)
      expect(nameless.heard.lowered).toBe(0)
    })

    it('knows a student who leaves and comes back: by the number, and as the student stood', async () => {
      const { origin, studentsAt } = await aPlace()
      const { room, heard, until } = await anOpenRoom(origin)
      const ticket = newTicket()
      const before = await aSeated(studentsAt, room.code, { ticket })
      await aSeated(studentsAt, room.code)
      before.student.leave()
      await until(() => heard.standing?.following === 1)
      await aSeated(studentsAt, room.code, { ticket, stance: { hand: true, letGo: true } })
      await until(() => heard.standing?.hands.length === 1)
      expect(heard.standing).toMatchObject({ following: 1, letGo: 1, hands: [{ id: 1 }] })
    })

    it('ends the class for all', async () => {
      const { origin, studentsAt } = await aPlace()
      const { driver, room, heard, until } = await anOpenRoom(origin)
      const student = await aSeated(studentsAt, room.code)
      driver.end()
      await student.until(() => student.heard.end === 'by-teacher')
      await until(() => heard.end === 'by-teacher')
      expect(student.heard.connection).toBe('ended')
      const late = aStudent(studentsAt, room.code)
      await late.until(() => late.heard.connection === 'refused')
      expect(late.heard.faults).toEqual([{ kind: 'no-room' }])
    })

    it('who does not come back ends the class', async () => {
      const { origin, studentsAt } = await aPlace({ teacherAway: 20 })
      const { driver, room } = await anOpenRoom(origin)
      const student = await aSeated(studentsAt, room.code)
      driver.leave()
      await student.until(() => student.heard.end === 'teacher-away')
    })

    it('who loads the page again goes on in the same room', async () => {
      const { origin, studentsAt } = await aPlace()
      const { driver, room, until, heard } = await anOpenRoom(origin)
      const student = await aSeated(studentsAt, room.code)
      driver.show(momentAt('#/lab?step=1'))
      await student.at('#/lab?step=1')
      const again = aTeacher(origin, { room })
      await until(() => heard.connection === 'replaced')
      again.driver.show(momentAt('#/lab?step=2'))
      await student.at('#/lab?step=2')
      driver.show(momentAt('#/lab?step=3'))
      await again.until(() => again.heard.standing?.following === 1)
      again.driver.show(momentAt('#/lab?step=4'))
      await student.at('#/lab?step=4')
      expect(student.heard.moments.map(({ address }) => address.slice(-1))).toEqual(['1', '2', '4'])
    })

    it('is told at once where a moment cannot be sent', async () => {
      const { origin } = await aPlace()
      const { driver } = await anOpenRoom(origin)
      expect(driver.show(momentAt('https://example.org'))).toMatchObject({
        ok: false,
        fault: { kind: 'wrong-message', field: 'address' },
      })
    })
  })
})
