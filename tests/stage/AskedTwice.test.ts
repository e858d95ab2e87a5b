import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import AskedTwice from '../../src/stage/AskedTwice.vue'
import { button, mountInWords } from '../pages/lab/mountInWords'

const texts = { label: 'End', question: 'All of them leave.', sure: 'End it', stay: 'Go on' }

async function asked() {
  const twice = mountInWords(AskedTwice, texts)
  await press('End')
  async function press(name: string): Promise<void> {
    const pressed = button(twice, name)
    pressed.element.focus()
    await pressed.trigger('click')
    await flushPromises()
  }
  return { twice, press }
}

describe('what cannot be undone', () => {
  it('is done only when that is said once more', async () => {
    const { twice, press } = await asked()
    expect(twice.emitted('done')).toBeUndefined()
    await press('End it')
    expect(twice.emitted('done')).toHaveLength(1)
  })

  it('is asked for in a group with a name, and the focus is at what leaves all as it is', async () => {
    const { twice } = await asked()
    const group = twice.get('[role="group"]')
    expect(twice.get(`[id="${group.attributes('aria-labelledby')}"]`).text()).toBe(texts.question)
    expect(group.element.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.textContent).toBe('Go on')
  })

  it.each(['Go on', 'End it'])('gives the focus back to its button after “%s”', async (answer) => {
    const { twice, press } = await asked()
    await press(answer)
    expect(document.activeElement).toBe(button(twice, 'End').element)
  })
})
