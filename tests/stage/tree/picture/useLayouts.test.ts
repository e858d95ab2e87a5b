import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import * as layoutClient from '../../../../src/layout/layoutClient'
import { record } from '../../../../src/recording/write/recorder'
import { useLayouts } from '../../../../src/stage/tree/picture/useLayouts'
import { WorkerFailure } from '../../../../src/workers/workerFault'
import { layOutHere } from '../../../layout/layOutHere'
import { runOf } from '../../../recording/arbitraryRuns'
import { stageOf } from '../../mountStage'

/** What the workers were asked for, and how each is answered. */
const workers = {
  made: 0,
  ended: 0,
  answers: [] as { readonly come: () => void; readonly fail: (reason: unknown) => void }[],
}

beforeEach(() => {
  vi.spyOn(layoutClient, 'createLayoutClient').mockImplementation(() => {
    workers.made++
    return {
      layOut: (...asked) =>
        new Promise((resolve, reject) => {
          workers.answers.push({ come: () => resolve(layOutHere.layOut(...asked)), fail: reject })
        }),
      end: () => void workers.ended++,
    }
  })
  workers.made = workers.ended = 0
  workers.answers = []
})

function begin() {
  const stage = stageOf({ start: '123456078' })
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const withPruned = ref(true)
  const layouts = scope.run(() => useLayouts(stage, withPruned))
  if (!layouts) throw new Error('no layouts')
  return { stage, withPruned, layouts, scope }
}

async function allCome(): Promise<void> {
  for (const { come } of workers.answers.splice(0)) come()
  await flushPromises()
}

const showAnother = async (stage: ReturnType<typeof stageOf>) => {
  const run = runOf({ start: '123450678' })
  stage.openRecording(run, record(run), 1_000)
  await flushPromises()
}

it('keeps a worker that rests for the next search, which needs none from the network', async () => {
  const { stage, layouts } = begin()
  await allCome()
  await showAnother(stage)
  await allCome()
  expect(layouts.laidOut.value).toBeDefined()
  expect([workers.made, workers.ended]).toEqual([1, 0])
})

it('keeps the tree of a search that is given another name', async () => {
  const { stage, layouts } = begin()
  await allCome()
  const { value: before } = layouts.laidOut
  stage.renameRun(runOf({ start: '123456078' }))
  await flushPromises()
  expect(layouts.laidOut.value).toBe(before)
  expect(before).toBeDefined()
})

it('shows each step with pruned children or without, as was asked for last', async () => {
  const { stage, withPruned, layouts } = begin()
  stage.goTo(10)
  stage.hidesLater = true
  await flushPromises()
  await allCome()
  stage.hidesLater = false
  await flushPromises()
  await allCome()
  withPruned.value = false
  await flushPromises()
  expect(layouts.laidOut.value?.layout.withPruned).toBe(true)
  await allCome()
  for (let step = 0; step <= stage.lastStep; step++) {
    stage.goTo(step)
    expect(layouts.laidOut.value?.layout.withPruned).toBe(false)
  }
})

it('ends a worker that is still at work for the search before', async () => {
  const { stage } = begin()
  await showAnother(stage)
  expect([workers.made, workers.ended]).toEqual([2, 1])
})

it('ends a worker that failed, and asks another one', async () => {
  const { layouts } = begin()
  for (const { fail } of workers.answers) fail(new WorkerFailure({ kind: 'not-loaded' }))
  await flushPromises()
  expect(layouts.fault.value).toEqual({ kind: 'not-loaded' })
  layouts.retry()
  expect([layouts.fault.value, workers.made, workers.ended]).toEqual([undefined, 2, 1])
})

it('ends the worker with the page', async () => {
  const { scope } = begin()
  await allCome()
  scope.stop()
  expect(workers.ended).toBe(1)
})
