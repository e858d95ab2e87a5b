import { flushPromises } from '@vue/test-utils'
import StateEditor from '../../../../src/setup/editor/StateEditor.vue'
import { mountInWords } from '../../../pages/lab/mountInWords'

/** Opens the drawing of a graph, to be used by its keys, fields and buttons. */
export function openDrawing(graph: string, ends: { start?: string; goal?: string } = {}) {
  const settings = { problem: 'graph', solver: 'uniform-cost', graph, ...ends }
  const editor = mountInWords(StateEditor, { settings, state: 'start' })
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await editor.get('[role="application"]').trigger('keydown', { key })
      await flushPromises()
    }
  }
  const done = async () => {
    await editor.get('.primary').trigger('click')
    return editor.emitted('done')?.at(-1)
  }
  return { editor, press, done, said: () => editor.get('.picture [role="status"]').text() }
}
