import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import { useChallenge } from '../../../src/lessons/challenge/useChallenge'
import { findChallenge } from '../../../src/ownSearch/challenge/challenges'
import { answers, changedSource } from '../../ownSearch/challenge/answers'
import { recordAnyHere } from './answerHere'

/** What has to come before an answer is read. */
const reading = vi.hoisted(() => ({ waitsFor: Promise.resolve() }))
vi.mock('../../../src/ownSearch/loadOwnCode', async () => {
  const { ownCodeHere } = await import('./answerHere')
  return { loadOwnCode: () => reading.waitsFor.then(() => ownCodeHere) }
})

const id = 'one-line'

beforeEach(() => {
  localStorage.clear()
  reading.waitsFor = Promise.resolve()
  setActivePinia(createPinia())
})

/** A challenge whose right answer is written, with what it does to where it stands. */
async function openAnswered() {
  const found = findChallenge(id)
  if (!found) throw new Error(`there is no challenge “${id}”`)
  const scope = effectScope()
  const place = {
    key: id,
    name: 'One line',
    open: vi.fn(),
    onSolved: vi.fn(),
    record: vi.fn(recordAnyHere),
  }
  const challenge = { id, from: id, boards: found.boards, rules: found.rules }
  const answer = scope.run(() => useChallenge(challenge, place))
  if (!answer) throw new Error('no scope')
  onTestFinished(() => scope.stop())
  await answer.openCode()
  answer.write(changedSource(found.source, answers[id].right))
  return { answer, place, scope }
}

/** Lets answers wait to be read until the test goes on. */
function holdReading() {
  let goOn = () => {}
  reading.waitsFor = new Promise((resolve) => (goOn = resolve))
  onTestFinished(goOn)
  return goOn
}

it('an answer that is checked twice before it was read is tried on each board once', async () => {
  const { answer, place } = await openAnswered()
  const goOn = holdReading()
  const checks = [answer.check(), answer.check()]
  goOn()
  await Promise.all(checks)
  const boards = answer.results.value.flatMap(({ board }) => board ?? [])
  expect(boards).toEqual([...new Set(boards)])
  expect(boards.length).toBeGreaterThan(1)
  expect(answer.isSolved.value).toBe(true)
  expect(place.onSolved).toHaveBeenCalledOnce()
})

it('a check can be cancelled before its answer was read', async () => {
  const { answer, place } = await openAnswered()
  const goOn = holdReading()
  const check = answer.check()
  expect(answer.checking.value).toBe(true)
  answer.cancel()
  goOn()
  await check
  expect(place.record).not.toHaveBeenCalled()
  expect([answer.checking.value, answer.results.value]).toEqual([false, []])
})

it('nothing is recorded or shown for a challenge that has gone while its answer was read', async () => {
  const { answer, place, scope } = await openAnswered()
  const goOn = holdReading()
  const check = answer.check()
  scope.stop()
  goOn()
  await check
  expect(place.record).not.toHaveBeenCalled()
  expect(place.onSolved).not.toHaveBeenCalled()
})

it('an answer that is run is not shown on a stage that has gone while it was read', async () => {
  const { answer, place, scope } = await openAnswered()
  const goOn = holdReading()
  const run = answer.run()
  scope.stop()
  goOn()
  await run
  expect(place.open).not.toHaveBeenCalled()
})

it('a check that fails is over and solves nothing, and another one can come to its end', async () => {
  const { answer, place } = await openAnswered()
  place.record.mockImplementationOnce(() => {
    throw new Error('no worker')
  })
  await expect(answer.check()).rejects.toThrow('no worker')
  expect([answer.checking.value, answer.isSolved.value]).toEqual([false, false])
  await answer.check()
  expect(answer.isSolved.value).toBe(true)
})

it('what was found of the code that it begins with is not said of an answer that is brought back', async () => {
  const { answer } = await openAnswered()
  answer.startAgain()
  await answer.check()
  expect(answer.checked.value).toBe(answer.start.value)
  answer.bringBack()
  expect(answer.checked.value).toBeUndefined()
  expect(answer.results.value).toEqual([])
})

it('what cannot be read is no longer marked once it was begun again', async () => {
  const { answer } = await openAnswered()
  answer.write('while while')
  await answer.check()
  expect(answer.fault.value).toBeDefined()
  answer.startAgain()
  expect(answer.fault.value).toBeUndefined()
})

it('what was found of an answer is not said of one that was written in another window', async () => {
  const { answer } = await openAnswered()
  await answer.check()
  expect(answer.isSolved.value).toBe(true)
  writeElsewhere('// nothing')
  await vi.waitFor(() => expect(answer.source.value).toBe('// nothing'))
  expect([answer.isSolved.value, answer.results.value]).toEqual([false, []])
})

it('what was there before it was begun again does not come back over what another window wrote', async () => {
  const { answer } = await openAnswered()
  answer.startAgain()
  expect(answer.canBringBack.value).toBe(true)
  writeElsewhere('// nothing')
  await vi.waitFor(() => expect(answer.canBringBack.value).toBe(false))
  answer.bringBack()
  expect(answer.source.value).toBe('// nothing')
})

/** Another window keeps another answer on the device. */
function writeElsewhere(source: string): void {
  const key = `tansaku-challenge:${id}`
  const newValue = JSON.stringify({ source })
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}
