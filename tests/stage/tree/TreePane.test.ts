import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished, vi } from 'vitest'
import { nextTick } from 'vue'
import type { TreeLook } from '../../../src/drawing/treeLook'
import { tellLookKey } from '../../../src/stage/tree/led/treeLooks'
import type { TellLook } from '../../../src/stage/tree/led/treeLooks'
import TreePane from '../../../src/stage/tree/TreePane.vue'
import { words } from '../../../src/words'
import { button, mountInWords } from '../../pages/lab/mountInWords'
import { runOf } from '../../recording/arbitraryRuns'
import { stageOf } from '../mountStage'

function presented(bare: boolean) {
  const told: (TreeLook | undefined)[] = []
  const tell: TellLook = (_, look) => told.push(look)
  const pane = mount(TreePane, {
    props: { stage: stageOf(), bare },
    global: { plugins: [[I18NextVue, { i18next: words }]], provide: { [tellLookKey]: tell } },
  })
  return { pane, told }
}

it('tells a presenter how it is looked at, and that it is gone', async () => {
  const { pane, told } = presented(false)
  expect(told).toEqual([{ tree: 'tree', camera: 'follow', pruned: true, pathOnly: false }])
  // The tools come once the first tree is drawn.
  await vi.waitFor(() => pane.get('.tree-toolbar'))
  await button(pane, 'Pruned').trigger('click')
  await expect.poll(() => told.at(-1)).toMatchObject({ pruned: false })
  pane.unmount()
  expect(told.at(-1)).toBeUndefined()
})

it('tells nothing where it is a picture that is only watched', async () => {
  const { pane, told } = presented(true)
  await nextTick()
  pane.unmount()
  expect(told).toEqual([])
})

it('passes the focus on to the tree when a search that failed is tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const stage = stageOf()
  const run = runOf({ start: '867254301' })
  stage.failed = { run, atStep: 0, rows: 1, fault: { kind: 'not-loaded' } }
  const pane = mountInWords(TreePane, { stage })
  const again = await vi.waitFor(() => button(pane, 'Try again'))
  again.element.focus()
  stage.failed = undefined
  await vi.waitFor(() => expect(document.activeElement).toBe(pane.get('canvas').element))
})
