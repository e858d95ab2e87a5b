import { expect, it, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import type { ClassDriver } from '../../../../src/classroom/client/driveClass'
import type { ClassQuestion } from '../../../../src/classroom/protocol/question'
import type { ClassStanding } from '../../../../src/classroom/protocol/standing'
import { useVotes } from '../../../../src/pages/class/teacher/useVotes'
import { quietDriver } from './driveHere'

/** The votes of a class whose relay does what it is asked at once. */
function aClass() {
  const standing = shallowRef<ClassStanding>()
  const students = { following: 2, letGo: 0, hands: [] }
  const put = (question: ClassQuestion) => {
    const asked = { question, open: true, isReleased: false, tallies: [] }
    standing.value = { ...students, asked }
    return { ok: true, value: null } as const
  }
  const withdraw = () => (standing.value = students)
  const close = vi.fn<() => void>()
  const driver = shallowRef<ClassDriver>({ ...quietDriver, ask: put, withdraw, close })
  const notAsked = vi.fn<() => void>()
  return { standing, close, notAsked, votes: useVotes(driver, standing, notAsked) }
}

const next = { kind: 'node', text: 'Which?', right: 3, hold: { asksNext: true } } as const

it('to forget the votes leaves the one that is put, with its answer held back', async () => {
  const { votes } = aClass()
  votes.ask(next, '#/lab?step=1')
  await nextTick()
  votes.withdraw()
  votes.ask(next, '#/lab?step=5')
  await nextTick()
  expect(votes.held.value).toHaveLength(2)
  votes.forget()
  expect(votes.current.value).toMatchObject({ right: 3, hold: next.hold, address: '#/lab?step=5' })
  expect(votes.canForget.value).toBe(false)
  votes.withdraw()
  await nextTick()
  votes.forget()
  expect(votes.held.value).toEqual([])
})

it('what is put holds its answer back while a page that is loaded again finds its class', async () => {
  const before = aClass()
  before.votes.ask(next, '#/lab?step=5')
  await nextTick()
  const { votes, standing } = aClass()
  expect(votes.current.value).toBeUndefined()
  votes.takeOver()
  expect(votes.current.value).toMatchObject({ right: 3, hold: next.hold })
  standing.value = { following: 2, letGo: 0, hands: [] }
  expect(votes.current.value).toBeUndefined()
})

it('a right answer has as many digits as answers have, so that it can be given', async () => {
  const { votes, notAsked } = aClass()
  votes.ask({ kind: 'number', text: 'How large?', right: 0.123_456_789 }, '#/lab')
  await nextTick()
  expect(votes.current.value?.right).toBe(0.123_457)
  expect(notAsked).not.toHaveBeenCalled()
})

it('a right answer that no student could give is not asked for', () => {
  const { votes, notAsked } = aClass()
  votes.ask({ kind: 'number', text: 'How many?', right: 2e9 }, '#/lab')
  expect(votes.held.value).toEqual([])
  expect(notAsked).toHaveBeenCalledOnce()
})

it('who leaves the page of a question closes its vote, if it keeps all there', async () => {
  const { votes, close } = aClass()
  votes.leavePage()
  votes.ask({ kind: 'yes-no', text: 'Is it clear?' }, '#/lab?step=5')
  await nextTick()
  votes.leavePage()
  expect(close).not.toHaveBeenCalled()
  votes.withdraw()
  votes.ask(next, '#/lab?step=5')
  await nextTick()
  votes.leavePage()
  expect(close).toHaveBeenCalledOnce()
})
