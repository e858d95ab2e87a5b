import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import { useOwnCode } from '../../../../src/pages/lab/code/useOwnCode'
import type { Settings } from '../../../../src/problems/problem'
import { readRun } from '../../../../src/recording/run'
import type { Run } from '../../../../src/recording/run'
import { readHere } from '../../../ownSearch/readHere'
import { stageOf } from '../../../stage/mountStage'

const start = '123456078'

beforeEach(() => {
  readHere()
})

/** Says how the browser came to the page. */
function arrive(type: 'reload' | 'navigate') {
  const entry = Object.assign(performance.mark('page'), { type })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  onTestFinished(() => void vi.restoreAllMocks())
}

/** The editor of a lab that shows a search, and what is put on its stage afterwards. */
function labWith(settings: Settings) {
  const stage = stageOf(settings)
  // What is recorded of them does not matter here.
  const show = (run: Run) => {
    stage.run = run
    return Promise.resolve()
  }
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  /** The editor as the page begins with it. */
  const load = () => {
    const loaded = scope.run(() => useOwnCode(stage, show))
    if (!loaded) throw new Error('no editor')
    return loaded
  }
  const own = load()
  const search = (name: string) => {
    const read = readRun({ ...settings, solver: name })
    if (!read.ok) throw new Error('no run')
    void show(read.value)
  }
  return { own, search, load, leave: () => scope.stop() }
}

it('says of a copy that it was not run, and of a changed one that it was changed', async () => {
  const { own } = labWith({ start })
  await own.editCopy()
  expect(own.standing.value).toBe('notRun')
  await own.run()
  expect(own.standing.value).toBe('running')
  own.write(`${own.search.value?.source}\n// changed`)
  expect(own.standing.value).toBe('changed')
})

it('tells of another search that came on the stage since its code was opened', async () => {
  const { own, search } = labWith({ start })
  await own.editCopy()
  expect(own.other.value).toBeUndefined()
  await own.run()
  expect(own.other.value).toBeUndefined()
  search('greedy')
  expect(own.other.value).toBe('greedy')
  expect(own.standing.value).toBe('notShown')
  search('breadth-first')
  expect(own.other.value).toBe('breadth-first')
  own.close()
  expect(own.other.value).toBeUndefined()
})

it('shows the line of code that cannot be read', async () => {
  const { own } = labWith({ start })
  await own.editCopy()
  own.write(`const fine = 1\nconst broken = (\n`)
  await own.run()
  expect(own.trouble.value?.key).toBe('ownSearch.lab.wrong')
  expect(own.askedLine.value).toBe(own.trouble.value?.values?.line)
})

it('says why a text that is too long is not run, and can run the next one', async () => {
  const { own } = labWith({ start })
  await own.editCopy()
  const source = own.search.value?.source ?? ''
  own.write(`${source}\n// ${'x'.repeat(200_000)}`)
  await own.run()
  expect(own.trouble.value?.key).toBe('ownSearch.lab.tooLong')
  own.write(source)
  await own.run()
  expect([own.trouble.value, own.standing.value]).toEqual([undefined, 'running'])
})

it('opens the search that was open before a reload, though another one runs', async () => {
  const { own, load, leave } = labWith({ start })
  await own.editCopy()
  await own.run()
  const first = own.search.value
  await own.begin()
  own.write('// not run yet')
  arrive('reload')
  const again = load()
  expect(again.search.value?.source).toBe('// not run yet')
  expect(again.search.value?.id).not.toBe(first?.id)
  leave()
  expect(labWith({ start }).own.search.value).toBeUndefined()
})

it('opens no search that was open when another address was asked for', async () => {
  const { own, load } = labWith({ start })
  await own.begin()
  arrive('navigate')
  expect(load().search.value).toBeUndefined()
})
