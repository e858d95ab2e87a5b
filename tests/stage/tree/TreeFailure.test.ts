import { beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import TreeFailure from '../../../src/stage/tree/TreeFailure.vue'
import type { WorkerFault } from '../../../src/workers/workerFault'
import { button, mountInWords } from '../../pages/lab/mountInWords'
import { runOf } from '../../recording/arbitraryRuns'
import { stageOf } from '../mountStage'

const notLoaded = { kind: 'not-loaded' } as const
const shown = { start: '123456078' }

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no network'))))

function noticeOf(
  failed: Record<string, string> | undefined,
  layoutFault?: WorkerFault,
  laidOut = true,
) {
  const stage = stageOf(shown)
  if (failed) stage.failed = { run: runOf(failed), atStep: 0, rows: 1, fault: notLoaded }
  const notice = mountInWords(TreeFailure, { stage, layoutFault, laidOut })
  return { stage, notice }
}

it('says which search could not be started, and which is still shown', () => {
  const { notice } = noticeOf({ start: '867254301', solver: 'a-star' })
  expect(notice.text()).toContain(
    'The program that records searches could not be loaded. Check your network connection. ' +
      'A* from 867254301 could not be started. Breadth-first search from 123456078 is still shown.',
  )
})

it('says so too where the other search has other options only', () => {
  const { notice } = noticeOf({ ...shown, goalTest: 'expansion' })
  expect(notice.text()).toContain(
    'Breadth-first search from 123456078 could not be started with the new settings. ' +
      'The previous run is still shown.',
  )
})

it('names no other search where it is the one shown that broke down', async () => {
  const { stage, notice } = noticeOf(undefined)
  const { run } = stage
  if (!run) throw new Error('no run')
  stage.failed = { run, atStep: 0, rows: 1, fault: notLoaded }
  await nextTick()
  expect(notice.text()).toContain('could not be loaded')
  expect(notice.text()).not.toContain('still shown')
})

it('says which search is shown without its tree', () => {
  const { notice } = noticeOf(undefined, notLoaded, false)
  expect(notice.text()).toContain(
    'The program that lays out trees could not be loaded. Check your network connection. ' +
      'Breadth-first search from 123456078 is shown without its tree.',
  )
})

it('does not say so of a tree that was laid out before', () => {
  const { notice } = noticeOf(undefined, notLoaded, true)
  expect(notice.text()).not.toContain('without its tree')
})

function stopNotice(line: number | undefined, goToLine?: (line: number) => void) {
  const stage = stageOf(shown)
  const { run } = stage
  if (!run) throw new Error('no run')
  const reason = { kind: 'thrown', told: 'no luck' } as const
  const fault = { kind: 'stopped', stopped: { reason, line, step: 3 } } as const
  stage.failed = { run, atStep: 0, rows: 1, fault }
  return mountInWords(TreeFailure, {
    ...{ stage, laidOut: true, goToLine },
    layoutFault: undefined,
  })
}

it('leads to the line at which a search was stopped, which would be stopped there again', async () => {
  const goToLine = vi.fn<(line: number) => void>()
  const notice = stopNotice(12, goToLine)
  expect(notice.text()).not.toContain('Try again')
  await button(notice, 'Go to line 12').trigger('click')
  expect(goToLine).toHaveBeenCalledExactlyOnceWith(12)
})

it('offers to try again where the line is not known, or its code is not shown', () => {
  expect(button(stopNotice(undefined, vi.fn()), 'Try again').exists()).toBe(true)
  expect(button(stopNotice(12), 'Try again').exists()).toBe(true)
})
