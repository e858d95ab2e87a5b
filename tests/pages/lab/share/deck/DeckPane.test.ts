import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import * as layoutClient from '../../../../../src/layout/layoutClient'
import DeckPane from '../../../../../src/pages/lab/share/deck/DeckPane.vue'
import type { Stage } from '../../../../../src/player/stageStore'
import { record } from '../../../../../src/recording/write/recorder'
import { narrate } from '../../../../../src/stage/narration/narrate'
import * as brush from '../../../../../src/stage/tree/brush/usePalette'
import { words } from '../../../../../src/words'
import { say } from '../../../../../src/words/message'
import { layOutHere } from '../../../../layout/layOutHere'
import { runOf } from '../../../../recording/arbitraryRuns'
import { stageOf } from '../../../../stage/mountStage'
import { palette } from '../../../../stage/tree/notingCanvas'
import { measureByLength } from '../../../../stage/tree/save/measuredByLength'
import { readZip } from './readZip'

beforeEach(() => {
  vi.spyOn(layoutClient, 'createLayoutClient').mockReturnValue(layOutHere)
  vi.spyOn(brush, 'usePalette').mockReturnValue(shallowRef(palette))
  measureByLength()
})
afterEach(() => vi.restoreAllMocks())
enableAutoUnmount(afterEach)

const settings = { start: '123745086', solver: 'a-star' }

async function open(stage: Stage) {
  const pane = mount(DeckPane, {
    props: { stage, linkTo: (step: number) => `https://some.org/lab?step=${step}` },
    attachTo: document.body,
    global: { plugins: [[I18NextVue, { i18next: words }]] },
  })
  await flushPromises()
  return pane
}

function button(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((each) => {
    const told = each.getAttribute('aria-label') ?? each.textContent.trim()
    return typeof name === 'string' ? told === name : name.test(told)
  })
  if (!found) throw new Error(`no button says ${name}`)
  return found
}

async function press(name: string | RegExp): Promise<void> {
  button(name).click()
  await flushPromises()
}

const listed = () =>
  Array.from(document.querySelectorAll('ol li'), (each) => ({
    step: each.querySelector('strong')?.textContent,
    told: each.querySelector('p span')?.textContent,
  }))
const saidOfReady = () =>
  document.querySelector('.ready [role="status"]')?.textContent.replaceAll(/\s+/g, ' ').trim()
const heard = () => document.querySelector('.told [role="status"]')?.textContent

async function choose(choice: string, number?: number): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>('select')
  if (!select) throw new Error('no ready choices')
  select.value = choice
  select.dispatchEvent(new Event('change'))
  await nextTick()
  const field = document.querySelector<HTMLInputElement>('input[type="number"]')
  if (number === undefined || !field) return
  field.value = String(number)
  field.dispatchEvent(new Event('input'))
  await nextTick()
}

describe('the pane of a deck', () => {
  it('adds the step that is shown, once, and lists what is narrated there', async () => {
    const stage = stageOf(settings)
    stage.goTo(12)
    await open(stage)
    await press('Add step 12')
    stage.goTo(4)
    await nextTick()
    await press('Add step 4')
    const run = runOf(settings)
    const recording = record(run)
    expect(listed()).toEqual([
      { step: 'Step 4', told: say(narrate(recording, run, 4)) },
      { step: 'Step 12', told: say(narrate(recording, run, 12)) },
    ])
    expect(button('Step 4 is chosen').getAttribute('aria-disabled')).toBe('true')
  })

  it('brings back what was removed, one or all, and leads the focus to it', async () => {
    const stage = stageOf(settings)
    await open(stage)
    await choose('first', 5)
    await press('Add 5 moments')
    await press('Remove step 2')
    expect(listed().map(({ step }) => step)).toEqual(['Step 0', 'Step 1', 'Step 3', 'Step 4'])
    expect(heard()).toBe('1 moment was removed.')
    expect(document.activeElement).toBe(button('Undo'))
    await press('Undo')
    expect(listed()).toHaveLength(5)
    await press('Remove all')
    expect(listed()).toHaveLength(0)
    await press('Undo')
    expect(listed()).toHaveLength(5)
    expect(heard()).toBe('5 moments are back.')
  })

  it('takes a hundred moments and says beforehand where there would be more', async () => {
    const stage = stageOf({ start: '451260738', solver: 'a-star' })
    await open(stage)
    await choose('first', 101)
    expect(button('Add 101 moments').getAttribute('aria-disabled')).toBe('true')
    expect(saidOfReady()).toBe(
      'With these there would be 101 moments. At most 100 can be chosen. They fit with 100 as N.',
    )
    await press('Add 101 moments')
    expect(listed()).toHaveLength(0)
    await choose('first', 100)
    expect(saidOfReady()).toBe('')
    await press('Add 100 moments')
    expect(listed()).toHaveLength(100)
    stage.goTo(200)
    await nextTick()
    await press('Add step 200')
    expect(listed()).toHaveLength(100)
    expect(heard()).toContain('101 moments')
  })

  it('says what is wrong with a number', async () => {
    await open(stageOf(settings))
    await choose('first', 0)
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      'N must be a whole number from 1 on.',
    )
    expect(button('Nothing to add').getAttribute('aria-disabled')).toBe('true')
  })

  it('finds the moments of a run again, and has none of another run', async () => {
    const stage = stageOf(settings)
    const first = await open(stage)
    await press('Add step 0')
    first.unmount()
    const second = await open(stage)
    expect(listed()).toHaveLength(1)
    stage.run = runOf({ start: '123456078', solver: 'a-star' })
    stage.latest = record(stage.run)
    await flushPromises()
    expect(listed()).toHaveLength(0)
    stage.run = runOf(settings)
    stage.latest = record(stage.run)
    await flushPromises()
    expect(listed()).toHaveLength(1)
    second.unmount()
  })

  it('saves a file with a slide and a link for each moment', async () => {
    const files: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:some'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await open(stageOf(settings))
    await choose('solution')
    await press('Add 5 moments')
    await press('Save slides as SVG')
    await vi.waitFor(() => expect(files).toHaveLength(1))
    expect(names).toEqual(['tansaku-sliding-3x3-123745086-a-star-deck.zip'])
    const zip = readZip(new Uint8Array(await files[0].arrayBuffer()))
    expect(zip.size).toBe(6)
    const text = zip.get('narrations.txt')?.toString() ?? ''
    const links = Array.from(text.matchAll(/^https.*=(\d+)$/gm), ([, step]) => `Step ${step}`)
    expect(links).toEqual(listed().map(({ step }) => step))
    for (const { step, told } of listed()) {
      expect(text).toContain(step)
      expect(text).toContain(told)
    }
  })
})
