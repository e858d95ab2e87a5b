import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished } from 'vitest'
import { nextTick } from 'vue'
import InkTools from '../../../src/stage/ink/InkTools.vue'
import { useInk } from '../../../src/stage/ink/useInk'
import { words } from '../../../src/words'

function mounted() {
  const { pen } = useInk(() => undefined)
  const tools = mount(InkTools, {
    props: { pen },
    global: { plugins: [[I18NextVue, { i18next: words }]] },
  })
  onTestFinished(() => tools.unmount())
  const button = (name: string) => {
    const found = tools
      .findAll('button')
      .find((each) => (each.attributes('aria-label') ?? each.text()) === name)
    if (!found) throw new Error(`no button ${name} in ${tools.html()}`)
    return found
  }
  return { pen, tools, button }
}

it('has a name for each button, and one for the colors', () => {
  const { tools } = mounted()
  const names = tools.findAll('button').map((each) => each.attributes('aria-label') ?? each.text())
  expect(names).toEqual([
    ...['Pointer', 'Pen', 'Violet', 'Magenta', 'Yellow-green'],
    ...['Undo the last change (Ctrl+Z)', 'Redo (Ctrl+Shift+Z)', 'Clear all ink'],
  ])
  expect(tools.get('[role="group"]').attributes('aria-label')).toBe('Colors of the pen')
  expect(tools.attributes('aria-label')).toBe('Pointer and pen')
})

it('takes a tool, another in its place, and puts it away', async () => {
  const { pen, button } = mounted()
  const pressed = () => ['Pointer', 'Pen'].map((name) => button(name).attributes('aria-pressed'))
  expect(pressed()).toEqual(['false', 'false'])
  await button('Pointer').trigger('click')
  expect(pressed()).toEqual(['true', 'false'])
  await button('Pen').trigger('click')
  expect(pressed()).toEqual(['false', 'true'])
  await button('Pen').trigger('click')
  expect(pressed()).toEqual(['false', 'false'])
  expect(pen.tool.value).toBe('none')
})

it('takes the pen with the color that is chosen', async () => {
  const { pen, button } = mounted()
  await button('Magenta').trigger('click')
  expect([pen.tool.value, pen.colour.value]).toEqual(['pen', 2])
  expect(button('Magenta').attributes('aria-pressed')).toBe('true')
  expect(button('Violet').attributes('aria-pressed')).toBe('false')
})

it('undoes, redoes and clears where there is something to', async () => {
  const { pen, button } = mounted()
  const names = ['Undo the last change (Ctrl+Z)', 'Redo (Ctrl+Shift+Z)', 'Clear all ink']
  const disabled = () => names.map((name) => button(name).attributes('aria-disabled') === 'true')
  expect(disabled()).toEqual([true, true, true])
  pen.begin('tree', [1, 2])
  pen.end()
  await nextTick()
  expect(disabled()).toEqual([false, true, false])
  await button('Clear all ink').trigger('click')
  expect(disabled()).toEqual([false, true, true])
  await button('Undo the last change (Ctrl+Z)').trigger('click')
  expect(disabled()).toEqual([false, false, false])
  await button('Redo (Ctrl+Shift+Z)').trigger('click')
  expect(disabled()).toEqual([false, true, true])
})

it('takes the keys for undo and redo while the pen is held, and leaves them to others else', () => {
  const { pen } = mounted()
  const press = (key: string, shiftKey = false) => {
    const pressed = new KeyboardEvent('keydown', { key, shiftKey, ctrlKey: true, cancelable: true })
    document.body.dispatchEvent(pressed)
    return pressed.defaultPrevented
  }
  pen.begin('tree', [1, 2])
  pen.end()
  expect(press('z')).toBe(false)
  expect(pen.canUndo.value).toBe(true)
  pen.take('pen')
  expect(press('z')).toBe(true)
  expect([pen.canUndo.value, pen.canRedo.value]).toEqual([false, true])
  expect(press('Z', true)).toBe(true)
  expect([pen.canUndo.value, pen.canRedo.value]).toEqual([true, false])
})
