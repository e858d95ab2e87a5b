import { expect, it } from 'vitest'
import { computed, ref } from 'vue'
import type { AskedQuestion } from '../../../../src/classroom/protocol/question'
import type { HeldVote } from '../../../../src/pages/class/teacher/heldVote'
import { useAddedByClass } from '../../../../src/pages/class/teacher/useAddedByClass'

const there = '#/lab?step=5'
const question = { id: 'q1', kind: 'node', text: 'Which?', round: 1 } as const
const vote: HeldVote = { question, tallies: [], hold: { asksNext: true }, address: there }

function aClass(asked: Partial<AskedQuestion> | undefined, current: HeldVote | undefined = vote) {
  const put = asked && { question, open: true, isReleased: false, tallies: [], ...asked }
  const address = ref(there)
  const isInvited = ref(false)
  const led = {
    votes: { asked: computed(() => put), current: computed(() => current) },
    isInvited,
    invitation: computed(() => 'http://192.0.2.2/#/class/K7QMX'),
  }
  return { address, isInvited, added: useAddedByClass(led, () => address.value) }
}

it('an open vote keeps all at its moment, and holds the answer back there', () => {
  const { address, added } = aClass({})
  expect(added.value).toMatchObject({ hold: { asksNext: true } })
  expect(added.value.keptAt).toBeUndefined()
  address.value = '#/lab?step=6'
  expect(added.value).toMatchObject({ hold: { asksNext: true }, keptAt: there })
})

it('a closed vote holds the answer back where it was put, and nowhere else', () => {
  const { address, added } = aClass({ open: false })
  expect(added.value.hold).toEqual({ asksNext: true })
  address.value = '#/lab?step=6'
  expect(added.value.hold).toBeUndefined()
  expect(added.value.keptAt).toBeUndefined()
})

it('once its answers are shown, nothing is held back', () => {
  const { added } = aClass({ open: false, isReleased: true })
  expect(added.value.hold).toBeUndefined()
  expect(added.value.put).toMatchObject({ released: [] })
})

it('a question whose answer no search tells keeps nobody', () => {
  const { address, added } = aClass({}, { ...vote, hold: undefined })
  address.value = '#/compare'
  expect(added.value.put).toEqual({ question, open: true })
  expect(added.value.hold).toBeUndefined()
  expect(added.value.keptAt).toBeUndefined()
})

it('tells how to join while that is shown', () => {
  const { isInvited, added } = aClass(undefined)
  expect(added.value).toEqual({})
  isInvited.value = true
  expect(added.value).toEqual({ invitation: 'http://192.0.2.2/#/class/K7QMX' })
})
