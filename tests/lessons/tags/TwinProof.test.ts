import { expect, it } from 'vitest'
import TwinProof from '../../../src/lessons/tags/TwinProof.vue'
import { mountLesson } from '../mountLesson'

async function mountProof() {
  const { mounted } = await mountLesson(TwinProof, {})
  const sentence = () => mounted.get('[aria-live]').text()
  const drawn = () => mounted.get('.on-screen svg').attributes('aria-label')
  const press = (name: string) => mounted.get(`[aria-label="${name}"]`).trigger('click')
  const toTheEnd = async () => {
    for (let step = 0; step < 4; step++) await press('Next step of the proof')
  }
  const oneWay = () => mounted.get('[aria-pressed]').trigger('click')
  return { mounted, sentence, drawn, press, toTheEnd, oneWay }
}

it('begins with P and its child alone', async () => {
  const { sentence, drawn } = await mountProof()
  expect(sentence()).toMatch(/^P, at level n, is being expanded/)
  expect(drawn()).not.toContain('old node')
})

it('comes to the contradiction, and says what is drawn for it', async () => {
  const { sentence, drawn, toTheEnd } = await mountProof()
  await toTheEnd()
  expect(sentence()).toContain('a contradiction')
  expect(drawn()).toContain('as a pruned node')
})

it('goes back as it came', async () => {
  const { sentence, press, toTheEnd } = await mountProof()
  await toTheEnd()
  await press('Back one step of the proof')
  expect(sentence()).toContain('n − 1 at most')
})

it('stays at its ends', async () => {
  const { mounted, press, toTheEnd } = await mountProof()
  await toTheEnd()
  await press('Next step of the proof')
  expect(mounted.get('.at').text()).toBe('5 of 5')
})

it('stays at the same step where the puzzle becomes a one-way one, and keeps the child', async () => {
  const { mounted, drawn, toTheEnd, oneWay } = await mountProof()
  await toTheEnd()
  await oneWay()
  expect(mounted.get('.at').text()).toBe('5 of 5')
  expect(drawn()).toContain('kept as new')
})

it('has every sentence of both cases for paper', async () => {
  const { mounted } = await mountProof()
  expect(mounted.findAll('.on-paper li')).toHaveLength(10)
})
