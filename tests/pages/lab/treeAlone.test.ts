import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import LabPage from '../../../src/pages/lab/LabPage.vue'
import { useStage } from '../../../src/player/stageStore'
import { record } from '../../../src/recording/write/recorder'
import { useSettings } from '../../../src/settings/useSettings'
import { words } from '../../../src/words'
import { runOf } from '../../recording/arbitraryRuns'
import { recordNothing } from '../../recording/recordBy'

beforeEach(() => {
  recordNothing()
  document.body.innerHTML = '<div id="page-skip"></div><div id="page-tools"></div>'
})

/** Parts are loaded when they are first shown. */
async function settled(): Promise<void> {
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
}

/** The lab with a run that is recorded, and its parts empty. */
async function openLab(query: Record<string, string> = {}): Promise<void> {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/lab', name: 'lab', component: LabPage }],
  })
  await router.push({ name: 'lab', query })
  const page = mount(LabPage, {
    attachTo: document.body,
    global: {
      plugins: [[I18NextVue, { i18next: words }], router],
      stubs: { TreePane: true, SidePanes: true, NarrationLine: true, TransportBar: true },
    },
  })
  onTestFinished(() => page.unmount())
  const run = runOf({ start: '123456078' })
  const recording = record(run)
  useStage('lab').openRecording(run, recording, recording.rows)
  await settled()
}

describe('the tree alone', () => {
  const press = (key: string, target: EventTarget = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const parts = () =>
    ['tree-pane', 'side-panes', 'narration-line', 'transport-bar'].filter((part) =>
      document.querySelector(`main ${part}-stub`),
    )
  const everyPart = ['tree-pane', 'side-panes', 'narration-line', 'transport-bar']
  const alone = ['tree-pane', 'narration-line']

  it('comes with T and with its button, and goes with T, with Escape and with its button', async () => {
    await openLab()
    const byName = (name: string) =>
      document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
    const enters = [() => press('t'), () => byName('Full screen')?.click()]
    const leaves = [
      () => press('T'),
      () => press('Escape'),
      () => byName('Leave full screen')?.click(),
    ]
    expect(parts()).toEqual(everyPart)
    for (const enter of enters) {
      for (const leave of leaves) {
        enter()
        await settled()
        expect(parts()).toEqual(alone)
        expect(document.querySelector('.lab-tools')).toBeNull()
        leave()
        await settled()
        expect(parts()).toEqual(everyPart)
      }
    }
  })

  it('asks the browser for the full screen, and goes when the browser takes it back', async () => {
    const asked = vi.fn<() => Promise<void>>(() => Promise.resolve())
    document.documentElement.requestFullscreen = asked
    await openLab()
    press('t')
    await settled()
    expect(asked).toHaveBeenCalledOnce()
    document.dispatchEvent(new Event('fullscreenchange'))
    await settled()
    expect(parts()).toEqual(everyPart)
  })

  it('comes also where the browser does not give the full screen', async () => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'))
    await openLab()
    press('t')
    await settled()
    expect(parts()).toEqual(alone)
  })

  it('keeps what is selected when Escape leaves it', async () => {
    await openLab()
    const stage = useStage('lab')
    stage.select(1)
    press('t')
    press('Escape')
    expect(stage.selected).toBe(1)
    press('Escape')
    expect(stage.selected).toBeUndefined()
  })

  it('has no key where keys of one letter are turned off, nor for a person who types', async () => {
    await openLab()
    const field = document.body.appendChild(document.createElement('input'))
    press('t', field)
    useSettings().choose('characterKeys', 'off')
    press('t')
    await settled()
    expect(parts()).toEqual(everyPart)
    useSettings().choose('characterKeys', 'on')
  })

  it('does not come where the address hides the tree', async () => {
    await openLab({ hide: 'tree' })
    press('t')
    await settled()
    expect(parts()).toEqual(everyPart.slice(1))
    expect(document.querySelector('button[aria-label="Full screen"]')).toBeNull()
  })

  it('still steps by the keys of the page', async () => {
    await openLab()
    press('t')
    press('ArrowRight')
    expect(useStage('lab').step).toBe(1)
  })
})
