import { readFileSync } from 'node:fs'
import { flushPromises } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import type { Component } from 'vue'
import { readHeading } from '../../src/lessons/heading'
import { mountLesson } from '../lessons/mountLesson'
import heading from './ownChallenge.md?heading'
import text from './ownChallenge.md'

vi.mock('../../src/ownSearch/loadOwnCode', async () => {
  const { ownCodeHere } = await import('../lessons/challenge/answerHere')
  const { sourceOfBuiltIn } = await import('../../src/ownSearch/starting/startingSources')
  return { loadOwnCode: () => Promise.resolve({ ...ownCodeHere, sourceOfBuiltIn }) }
})
vi.mock('../../src/recording/transfer/recordClient', async (importOriginal) => {
  const { recordAnyHere } = await import('../lessons/challenge/answerHere')
  return { ...(await importOriginal<object>()), recordInWorker: recordAnyHere }
})
vi.mock('../../src/ownSearch/editor/lazyEditor', () => import('../lessons/challenge/plainEditor'))

const read = readHeading(heading)
const { runs, stops } = read.ok ? read.value : { runs: {}, stops: [] }

async function openOwn() {
  const { mounted, answered } = await mountLesson(text as Component, runs)
  const press = async (name: string) => {
    const button = mounted.findAll('button').find((each) => each.text() === name)
    await button?.trigger('click')
    await flushPromises()
  }
  await press('Open the code')
  const told = () => mounted.get('[role="status"]').text()
  const check = async () => {
    await press('Check it')
    await vi.waitFor(() => expect(told()).toMatch(/Done\.|Not yet\./), { timeout: 20_000 })
  }
  return { mounted, answered, press, check, told, code: () => mounted.get('textarea') }
}

const queued = (source: string) =>
  source
    .replace(
      "import { Stack } from '../structures/stack'",
      "import { Queue } from '../structures/queue'",
    )
    .replace('new Stack()', 'new Queue()')
    .replace('frontier.push(root)', 'frontier.enqueue(root)')
    .replace('frontier.pop()', 'frontier.dequeue()')
    .replace('frontier.push(child)', 'frontier.enqueue(child)')
    .replace("order: 'stack'", "order: 'queue'")

it('a challenge is written as the recipe has it', () => {
  const recipe = readFileSync('CONTRIBUTING.md', 'utf8')
  const file = readFileSync('tests/recipes/ownChallenge.md', 'utf8')
  const written = file.slice(file.indexOf('<LessonChallenge'), file.indexOf('\n\n##'))
  expect(recipe).toContain(written)
  expect(stops).toEqual([{ kind: 'challenge', id: 'queue-for-stack' }])
})

it('begins with the code of the search that it names, and its hints', async () => {
  const { code, mounted, press } = await openOwn()
  expect(code().element.value).toContain('export function* depthFirst')
  await press('Hint 1 of 2')
  expect(mounted.get('.challenge-hints li').text()).toBe('What leaves a queue first?')
})

it('is not done by the search that it begins with, and done by the one that it is like', async () => {
  const { code, check, told, answered } = await openOwn()
  await check()
  expect(told()).toContain('3 rows of the table are not as they should be')
  await code().setValue(queued(code().element.value))
  await check()
  expect(told()).toContain('Done.')
  expect(answered).toEqual(['queue-for-stack'])
})
