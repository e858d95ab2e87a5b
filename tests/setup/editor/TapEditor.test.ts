import { expect, it } from 'vitest'
import StateEditor from '../../../src/setup/editor/StateEditor.vue'
import { mountInWords } from '../../pages/lab/mountInWords'

it('says what a tap has made of the state, and after an undo no more', async () => {
  const settings = { problem: 'jugs', start: '0 0' }
  const editor = mountInWords(StateEditor, { settings, state: 'start' })
  const said = () => editor.get('.board [role="status"]').text()
  expect(said()).toBe('')
  await editor.get('[data-tap="+0"]').trigger('click')
  expect(said()).toBe('Now it is 1 0.')
  await editor.get('[data-tap="+1"]').trigger('click')
  expect(said()).toBe('Now it is 1 1.')
  await editor.get('[aria-label="Undo"]').trigger('click')
  expect(said()).toBe('')
})
