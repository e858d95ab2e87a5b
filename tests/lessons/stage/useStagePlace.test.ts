import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { createRoute } from '../../../src/lessons/route'
import { useStagePlace } from '../../../src/lessons/stage/useStagePlace'
import * as firstDrawn from '../../../src/loading/firstDrawn'
import { useStage } from '../../../src/player/stageStore'
import { runOf } from '../../recording/arbitraryRuns'
import { recordBy } from '../../recording/recordBy'
import { recordHere } from '../recordHere'

const isFirstDrawn = ref(true)
let recorded: ReturnType<typeof recordBy>
beforeEach(() => {
  isFirstDrawn.value = true
  recorded = recordBy(recordHere)
  vi.spyOn(firstDrawn, 'isFirstDrawn', 'get').mockReturnValue(isFirstDrawn)
})

const runs = {
  near: { start: '123456078', solver: 'breadth-first' },
  far: { start: '152436780', solver: 'breadth-first' },
  farther: { start: '203145786', solver: 'breadth-first' },
}

/** A stage at the first of two places of one run. */
async function arrive() {
  setActivePinia(createPinia())
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const stage = useStage('lesson')
  const route = createRoute()
  route.add({ id: 'one', run: 'near', until: 'expanded:1' })
  route.add({ id: 'two', run: 'near', until: 'solution' })
  const place = scope.run(() => useStagePlace(stage, runs, route, ref(new Map())))
  if (!place) throw new Error('no place')
  await vi.waitFor(() => expect(place.target.value).toBeDefined())
  return { stage, route, place }
}

it('is away from its place when its reader opens another run, whatever the step', async () => {
  const { stage, place } = await arrive()
  expect(place.isAway.value).toBe(false)
  stage.open(runOf(runs.far), stage.step)
  await vi.waitFor(() => expect(stage.run?.settings.start).toBe(runs.far.start))
  expect(stage.step).toBe(place.target.value)
  expect(place.isAway.value).toBe(true)
})

it('comes back from another run to the run and the step of its place', async () => {
  const { stage, place } = await arrive()
  const { step } = stage
  stage.open(runOf(runs.far))
  await vi.waitFor(() => expect(stage.run?.settings.start).toBe(runs.far.start))
  place.bring()
  await vi.waitFor(() => expect(place.target.value).toBeDefined())
  expect(stage.run?.settings.start).toBe(runs.near.start)
  expect(stage.step).toBe(step)
  expect(place.isAway.value).toBe(false)
})

it('leaves another run for the next place too', async () => {
  const { stage, route, place } = await arrive()
  stage.open(runOf(runs.far))
  await vi.waitFor(() => expect(stage.run?.settings.start).toBe(runs.far.start))
  route.goTo('two')
  await vi.waitFor(() => expect(stage.run?.settings.start).toBe(runs.near.start))
  await vi.waitFor(() => expect(place.isAway.value).toBe(false))
})

it('has the run of the next place recorded before its reader comes there', async () => {
  const { stage, route, place } = await arrive()
  route.add({ id: 'three', run: 'far', until: 'expanded:1' })
  recorded.mockClear()
  route.goTo('two')
  await vi.waitFor(() => expect(recorded).toHaveBeenCalledOnce())
  route.goTo('three')
  await vi.waitFor(() => expect(place.target.value).toBeDefined())
  expect(stage.run?.settings.start).toBe(runs.far.start)
  expect(recorded).toHaveBeenCalledOnce()
})

it('has nothing recorded ahead before the first tree is drawn', async () => {
  isFirstDrawn.value = false
  const { route } = await arrive()
  route.add({ id: 'three', run: 'far', until: 'expanded:1' })
  recorded.mockClear()
  route.goTo('two')
  await nextTick()
  expect(recorded).not.toHaveBeenCalled()
  isFirstDrawn.value = true
  await vi.waitFor(() => expect(recorded).toHaveBeenCalledOnce())
})

it('has the run after the next one recorded as well, and each once', async () => {
  const { route } = await arrive()
  route.add({ id: 'three', run: 'far', until: 'start' })
  route.add({ id: 'four', run: 'far', until: 'expanded:1' })
  route.add({ id: 'five', run: 'farther', until: 'start' })
  recorded.mockClear()
  route.goTo('two')
  await vi.waitFor(() => expect(recorded).toHaveBeenCalledTimes(2))
  const starts = recorded.mock.calls.map(([{ start }]) => start)
  expect(starts).toEqual([runs.far.start, runs.farther.start])
})
