import { expect, it } from 'vitest'
import { nextTick } from 'vue'
// The type check reads the tags of the text by these.
import type {} from '../../../src/lessons/tags'
import { useStage } from '../../../src/player/stageStore'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { mountLesson } from '../mountLesson'
import text from './named.md'

const settings = { start: '123405678' }

async function namesAt(place: string) {
  const { mounted, route } = await mountLesson(text, { one: settings, two: settings })
  const stage = useStage('lesson')
  stage.run = runOf(settings)
  stage.latest = record(stage.run, 100)
  route.goTo(place)
  await nextTick()
  return { mounted, stage, names: mounted.findAll('button.node-name') }
}

it('a number of a node in the text of a lesson is a name, but for headings and links', async () => {
  const { names } = await namesAt('first')
  expect(names.map((name) => name.text())).toEqual(['node 2', 'Node 3', 'node 4'])
})

it('a text reads as it is written, names or not', async () => {
  const { mounted } = await namesAt('first')
  expect(mounted.text().replace(/\s+/g, ' ')).toContain(
    'Here node 2 waits, Node 3 too, and node 4; nodes of all kinds, and 5 nodes.',
  )
})

it('only texts of the run that the stage shows have names', async () => {
  const { names } = await namesAt('second')
  expect(names.map((name) => name.text())).toEqual(['node 1'])
})

it('a name in a lesson points its node out, and selects it', async () => {
  const { names, stage } = await namesAt('first')
  await names[1].trigger('pointerenter')
  expect(stage.pointed).toBe(3)
  await names[1].trigger('click')
  expect(stage.selected).toBe(3)
})

it('a name in a lesson only points its node out while a node would be an answer', async () => {
  const { names, stage } = await namesAt('first')
  stage.asksNode = true
  await names[1].trigger('pointerenter')
  await names[1].trigger('click')
  expect([stage.pointed, stage.selected]).toEqual([3, undefined])
})
