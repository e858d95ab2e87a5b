import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import ToolButton from '../../src/stage/ToolButton.vue'

it('has a name and a hint where its content is an icon', () => {
  const button = mount(ToolButton, { props: { name: 'Play' } })
  expect(button.attributes()).toMatchObject({ 'aria-label': 'Play', title: 'Play', type: 'button' })
  expect(button.attributes()).not.toHaveProperty('aria-pressed')
})

it('says whether it is on, and is called what it shows', () => {
  const props = { pressed: false, hint: 'Show the whole tree' }
  const button = mount(ToolButton, { props, slots: { default: 'Fit' } })
  expect(button.attributes('aria-pressed')).toBe('false')
  expect(button.attributes('title')).toBe('Show the whole tree')
  expect(button.attributes()).not.toHaveProperty('aria-label')
  expect(button.text()).toBe('Fit')
})

it('does nothing while it is disabled, and stays where the keys can find it', async () => {
  const button = mount(ToolButton, { props: { name: 'Back', disabled: true } })
  await button.trigger('click')
  expect(button.emitted('click')).toBeUndefined()
  expect(button.attributes('aria-disabled')).toBe('true')
  expect(button.attributes()).not.toHaveProperty('disabled')
  await button.setProps({ disabled: false })
  await button.trigger('click')
  expect(button.emitted('click')).toHaveLength(1)
  expect(button.attributes()).not.toHaveProperty('aria-disabled')
})
