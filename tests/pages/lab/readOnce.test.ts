import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { readComparison } from '../../../src/pages/compare/address'
import { useSearches } from '../../../src/pages/compare/useSearches'
import { useAddress } from '../../../src/pages/lab/useAddress'
import { useStage } from '../../../src/player/stageStore'
import * as problems from '../../../src/problems'
import { checkSettings } from '../../../src/setup/checkSettings'
import SetupForm from '../../../src/setup/form/SetupForm.vue'
import { runOf } from '../../recording/arbitraryRuns'
import { recordNothing } from '../../recording/recordBy'
import { field, mountInWords } from './mountInWords'

/** How often a problem was made for each recording that was begun since. */
const made = () => vi.mocked(problems.createProblem).mock.calls.length
const begun = () => recordNothing().mock.calls.map(([settings]) => settings.start)

function countAnew(): void {
  vi.spyOn(problems, 'createProblem').mockClear()
  recordNothing().mockClear()
}

beforeEach(() => {
  // What a problem is by its name alone is made once, and kept.
  checkSettings({})
  countAnew()
})

async function openLab(query: Record<string, string>) {
  const routes = [{ path: '/lab', name: 'lab', component: { template: '<p />' } }]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push({ name: 'lab', query })
  let opened: ReturnType<typeof useAddress> | undefined
  const page = mount(
    {
      template: '<p />',
      setup() {
        opened = useAddress(useStage('lab'))
      },
    },
    { global: { plugins: [router] } },
  )
  onTestFinished(() => page.unmount())
  await flushPromises()
  if (!opened) throw new Error('nothing was opened')
  return opened
}

it('makes the problem of an address once, from its opening to the recording', async () => {
  await openLab({ start: '867254301', order: 'down-right-left-up', solver: 'a-star', step: '3' })
  expect([made(), begun()]).toEqual([1, ['867254301']])
})

it('makes the problem that is typed into the form once, from the last key to the recording', async () => {
  const { start } = await openLab({})
  const form = mountInWords(SetupForm, { run: runOf({ start: '867254301' }) })
  countAnew()
  await field(form, 'Start').setValue('123456078')
  await form.get('form').trigger('submit')
  const [[run]] = form.emitted<[ReturnType<typeof runOf>]>('start') ?? []
  await start(run)
  await flushPromises()
  expect([made(), begun()]).toEqual([1, ['123456078']])
})

it('makes one problem for each search of a comparison', () => {
  const query = { a: 'start=867254301', b: 'start=451260738&solver=a-star' }
  const { searches } = readComparison(query)
  mount({ template: '<p />', setup: () => useSearches().show(searches) }).unmount()
  expect([made(), begun()]).toEqual([2, ['867254301', '451260738']])
})
