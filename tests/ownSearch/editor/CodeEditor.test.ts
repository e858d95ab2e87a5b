import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import CodeEditor from '../../../src/ownSearch/editor/CodeEditor.vue'

it('shows', () => {
  const editor = mount(CodeEditor, {
    attachTo: document.body,
    props: {
      modelValue: 'const a = 1\nlet b',
      label: 'Code',
      lit: 2,
      marks: [{ line: 1, text: 'no', severity: 'error' }],
    },
  })
  const root = editor.element.shadowRoot
  editor.unmount()
  expect(root).toBeTruthy()
})
