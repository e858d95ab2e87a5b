import { expect, it, vi } from 'vitest'
import { effectScope } from 'vue'

/** The module as it is before anything was drawn. */
async function beforeFirstTree() {
  vi.resetModules()
  return import('../../src/loading/firstDrawn')
}

it('loads what waits for the first tree once it is drawn', async () => {
  const { afterFirstTree, noteDrawn } = await beforeFirstTree()
  const load = vi.fn(() => Promise.resolve('a part'))
  const loaded = afterFirstTree(load)()
  expect(load).not.toHaveBeenCalled()
  noteDrawn()
  expect(await loaded).toBe('a part')
})

it('loads it also where the part of the page that asked for it is gone by then', async () => {
  const { afterFirstTree, noteDrawn } = await beforeFirstTree()
  const part = effectScope()
  const loaded = part.run(() => afterFirstTree(() => Promise.resolve('a part'))())
  part.stop()
  noteDrawn()
  expect(await loaded).toBe('a part')
})
