import { describe, expect, it } from 'vitest'
import { newTicket } from '../../src/classroom/client/newTicket'
import type { ClassQuestion } from '../../src/classroom/protocol/question'
import { anOpenRoom, aSeated } from './aClass'
import { places } from './places'

const next: ClassQuestion = { id: 'next', kind: 'node', text: 'Which node is next?', round: 1 }

describe.each(places)('%s', (_, prepare) => {
  const aPlace = prepare()

  async function aVote() {
    const { origin, studentsAt } = await aPlace()
    const teacher = await anOpenRoom(origin)
    const { code } = teacher.room
    const students = [await aSeated(studentsAt, code), await aSeated(studentsAt, code)] as const
    teacher.driver.ask(next)
    for (const { until, heard } of students) await until(() => heard.put?.open === true)
    const tallies = () => teacher.heard.standing?.asked?.tallies
    /** The answers of the last round, each as often as it was given. */
    const answers = () =>
      tallies()
        ?.at(-1)
        ?.counts.flatMap(({ answer, count }) => Array.from({ length: count }, () => answer))
        .join()
    return { studentsAt, code, ...teacher, students, tallies, answers }
  }

  describe('a vote', () => {
    it('goes to all, also to who joins late', async () => {
      const { studentsAt, code, students } = await aVote()
      const late = await aSeated(studentsAt, code)
      await late.until(() => late.heard.put?.open === true)
      for (const { heard } of [...students, late])
        expect(heard.put).toEqual({ question: next, open: true })
    })

    it('counts one answer of each student, which can be changed', async () => {
      const { students, until, answers } = await aVote()
      const [one, two] = students
      one.student.answer(5)
      await until(() => answers() === '5')
      two.student.answer(5)
      await until(() => answers() === '5,5')
      one.student.answer(7)
      await until(() => answers() === '5,7')
      await one.until(() => one.heard.answered.length === 2)
      expect(one.heard.answered.map(({ answer }) => answer)).toEqual([5, 7])
    })

    it('takes no answer once it is closed', async () => {
      const { driver, students, until, answers, heard } = await aVote()
      const [one, two] = students
      one.student.answer(5)
      await until(() => answers() === '5')
      driver.close()
      await two.until(() => two.heard.put?.open === false)
      two.student.answer(6)
      two.student.setHand(true)
      await until(() => heard.standing?.hands.length === 1)
      expect(answers()).toBe('5')
    })

    it('shows students no tally before it is released', async () => {
      const { driver, students, until, answers } = await aVote()
      const [one, two] = students
      one.student.answer(5)
      await until(() => answers() === '5')
      driver.close()
      await two.until(() => two.heard.put?.open === false)
      expect(two.heard.put).not.toHaveProperty('released')
      driver.release(null)
      await two.until(() => two.heard.put?.released !== undefined)
      expect(two.heard.put).not.toHaveProperty('right')
      expect(two.heard.put?.released).toEqual([
        { round: 1, counts: [{ answer: 5, count: 1 }], others: 0 },
      ])
    })

    it('is held a second time, and both tallies are released beside each other', async () => {
      const { driver, students, until, answers, tallies } = await aVote()
      const [one, two] = students
      one.student.answer(5)
      two.student.answer(9)
      await until(() => answers() === '5,9')
      driver.ask({ ...next, round: 2 })
      await one.until(() => one.heard.put?.question.round === 2)
      await two.until(() => two.heard.put?.question.round === 2)
      one.student.answer(9)
      two.student.answer(9)
      await until(() => answers() === '9,9')
      expect(tallies()).toHaveLength(2)
      driver.release(9)
      await one.until(() => one.heard.put?.released !== undefined)
      expect(one.heard.put?.released).toEqual([
        {
          round: 1,
          counts: [
            { answer: 5, count: 1 },
            { answer: 9, count: 1 },
          ],
          others: 0,
        },
        { round: 2, counts: [{ answer: 9, count: 2 }], others: 0 },
      ])
      expect(one.heard.put?.right).toBe(9)
    })

    it('has no second round without a first', async () => {
      const { driver, until, heard } = await aVote()
      driver.ask({ ...next, id: 'another', round: 2 })
      await until(() => heard.faults.length > 0)
      expect(heard.faults).toEqual([{ kind: 'too-late' }])
    })

    it('tells its teacher what was refused, and what is done', async () => {
      const { driver, until, heard } = await aVote()
      await until(() => heard.accepted === 1)
      driver.ask({ ...next, id: 'another', round: 2 })
      driver.close()
      await until(() => heard.accepted === 2)
      expect(heard.faults).toEqual([{ kind: 'too-late' }])
    })

    it('refuses an answer that is none to its question', async () => {
      const { students } = await aVote()
      const [one] = students
      one.student.answer(2.5)
      await one.until(() => one.heard.faults.length > 0)
      expect(one.heard.faults).toMatchObject([{ kind: 'wrong-message' }])
    })

    it('keeps the answer of a student who has left', async () => {
      const { students, until, answers, heard } = await aVote()
      students[0].student.answer(5)
      await until(() => answers() === '5')
      students[0].student.leave()
      await until(() => heard.standing?.following === 1)
      expect(answers()).toBe('5')
      // The other one has not answered: “1 of 1” would say so.
      expect(heard.standing?.voters).toBe(2)
    })

    it('has one answer of a student whose page is loaded again, who still knows it', async () => {
      const { studentsAt, code, until, answers, heard } = await aVote()
      const ticket = newTicket()
      const before = await aSeated(studentsAt, code, { ticket })
      await before.until(() => before.heard.put?.open === true)
      before.student.answer(5)
      await until(() => answers() === '5')
      await before.until(() => before.heard.answered.length === 1)
      before.student.leave()
      await until(() => heard.standing?.following === 2)
      const [answer] = before.heard.answered
      const again = await aSeated(studentsAt, code, { ticket, answer })
      await again.until(() => again.heard.answered.length === 1)
      again.student.answer(7)
      await until(() => answers() === '7')
    })

    it('is withdrawn for all', async () => {
      const { driver, students } = await aVote()
      driver.withdraw()
      for (const { until, heard } of students) await until(() => heard.put === null)
    })
  })
})
