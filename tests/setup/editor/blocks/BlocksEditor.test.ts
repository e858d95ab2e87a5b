import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import StateEditor from '../../../../src/setup/editor/StateEditor.vue'
import { mountInWords } from '../../../pages/lab/mountInWords'

it('no longer says that a block has no room when the board is another one', async () => {
  const settings = { problem: 'blocks', start: 'AAB/CCC' }
  const editor = mountInWords(StateEditor, { settings, state: 'start' })
  const told = () => editor.get('.count').text()
  const cells = editor.findAll('.cell-grid [role="button"], .cell-grid button')
  await cells[2].trigger('keydown', { key: 'Delete' })
  await cells[0].trigger('click')
  await cells[3].trigger('click')
  expect(told()).toBe('There is no room for the block there.')
  await editor.get('[aria-label="Undo"]').trigger('click')
  await nextTick()
  expect(told()).not.toContain('no room')
})
