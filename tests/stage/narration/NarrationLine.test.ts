import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { describe, expect, it, vi } from 'vitest'
import { nextTick, shallowReactive } from 'vue'
import type { Stage } from '../../../src/player/stageStore'
import { readRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import NarrationLine from '../../../src/stage/narration/NarrationLine.vue'
import { words } from '../../../src/words'
import { runOf } from '../../recording/arbitraryRuns'

async function lineAt(changes: Partial<Stage> = {}, isRecorded = true, plain = false) {
  const run = readRun({ start: '123456078' })
  if (!run.ok) throw new Error('bad settings')
  const described = shallowReactive({
    recording: isRecorded ? record(run.value) : undefined,
    step: 0,
  })
  const stage = shallowReactive({ run: run.value, described, playing: false, pace: 1, ...changes })
  const global = { plugins: [[I18NextVue, { i18next: words }]] as never }
  const line = mount(NarrationLine, { props: { stage: stage as Stage, plain }, global })
  // The words come once the first tree is drawn.
  await vi.waitFor(() => line.get('[aria-hidden="true"]'))
  const status = line.get('[role="status"]')
  return { described, line, status }
}

describe('the narration line', () => {
  it('says what happens at the step, and follows it', async () => {
    const { described, status } = await lineAt()
    expect(status.text()).toBe('The start, node 0, is put in the queue.')
    described.step = 2
    await nextTick()
    expect(status.text()).toMatch(/^Tile 4 moves down/)
  })

  it('reads out plain text, and shows the same with names that can be pressed', async () => {
    const { described, line, status } = await lineAt()
    described.step = 2
    await nextTick()
    expect(status.findAll('button')).toEqual([])
    const seen = line.get('[aria-hidden="true"]')
    expect(seen.text()).toBe(status.text())
    expect(seen.findAll('button').map((name) => name.text())).toEqual(['1'])
  })

  it('has no stop for the tab key', async () => {
    const { line } = await lineAt()
    const stops = line.findAll('button:not([tabindex="-1"]), a, [tabindex="0"]')
    expect(stops).toEqual([])
  })

  it('has nothing that can be pressed where it is only read', async () => {
    const { line } = await lineAt({}, true, true)
    expect(line.findAll('button')).toEqual([])
    expect(line.get('[aria-hidden="true"]').text()).toBe('The start, node 0, is put in the queue.')
  })

  it('says something before anything is recorded', async () => {
    const { status } = await lineAt({}, false)
    expect(status.text()).toBe('The search begins in a moment.')
  })

  it('does not promise a search that failed to begin', async () => {
    const run = runOf({ start: '123456078' })
    const failed = { run, atStep: 0, rows: 1, fault: { kind: 'not-loaded' } } as const
    const { status } = await lineAt({ failed }, false)
    expect(status.text()).toBe('The search has not begun.')
  })

  it.each([
    ['polite', 'paused', { playing: false, pace: 60 }],
    ['polite', 'playing slowly', { playing: true, pace: 2 }],
    ['off', 'playing fast', { playing: true, pace: 10 }],
  ])('is %s while %s', async (live, _, changes) => {
    const { status } = await lineAt(changes)
    expect(status.attributes('aria-live')).toBe(live)
  })
})
