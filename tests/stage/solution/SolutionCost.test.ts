import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Settings } from '../../../src/problems/problem'
import { record } from '../../../src/recording/write/recorder'
import SolutionCost from '../../../src/stage/solution/SolutionCost.vue'
import { words } from '../../../src/words'
import { runOf } from '../../recording/arbitraryRuns'

/** What is said of the solution that a search has found. */
function toldOf(settings: Settings) {
  const run = runOf(settings)
  const { solution: actions = [] } = record(run)
  const plugins = [[I18NextVue, { i18next: words }]] as never
  const solution = { actions, boards: [] }
  const told = mount(SolutionCost, { props: { run, solution }, global: { plugins } })
  onTestFinished(() => told.unmount())
  return told
}

// From the farthest start of the 8-puzzle, the goal is 31 moves away.
it.each([
  [{ problem: 'grid', map: 'trap', solver: 'greedy' }, 25],
  [{ start: '867254301', solver: 'weighted-a-star', weight: '4' }, 31],
])('says of %o how many moves a shortest solution has', async (settings, shortest) => {
  const told = toldOf(settings)
  await vi.waitFor(() => expect(told.text()).toContain(`(shortest: ${shortest})`), 10_000)
})

it('says nothing of a search that finds a shortest one, where no action has a cost', async () => {
  const told = toldOf({ problem: 'grid', map: 'trap', solver: 'a-star' })
  await vi.dynamicImportSettled()
  expect(told.text()).toBe('')
})
