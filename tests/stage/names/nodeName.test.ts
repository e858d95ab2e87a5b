import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import NodeName from '../../../src/stage/names/NodeName.vue'
import NodeSentence from '../../../src/stage/names/NodeSentence.vue'
import SpokenSentence from '../../../src/stage/names/SpokenSentence.vue'
import { stageOf } from '../mountStage'

const settings = { start: '123405678' }

function nameOf(node: number) {
  const stage = stageOf(settings)
  const name = mount(NodeName, {
    props: { stage, node },
    slots: { default: String(node) },
    attachTo: document.body,
  })
  return { stage, name }
}

it('points its node out while the pointer is on it', async () => {
  const { stage, name } = nameOf(3)
  await name.trigger('pointerenter')
  expect(stage.pointed).toBe(3)
  await name.trigger('pointerleave')
  expect(stage.pointed).toBeUndefined()
})

it('points its node out while the focus of the keyboard is on it', async () => {
  const { stage, name } = nameOf(3)
  name.element.matches = (selector: string) => selector === ':focus-visible'
  await name.trigger('focus')
  expect(stage.pointed).toBe(3)
  await name.trigger('blur')
  expect(stage.pointed).toBeUndefined()
})

it('points nothing out for the focus that a click leaves behind', async () => {
  const { stage, name } = nameOf(3)
  name.element.matches = () => false
  await name.trigger('focus')
  expect(stage.pointed).toBeUndefined()
})

it('selects its node when it is pressed', async () => {
  const { stage, name } = nameOf(3)
  await name.trigger('click')
  expect(stage.selected).toBe(3)
})

it('says that it cannot be pressed while a node would answer a question', async () => {
  const { stage, name } = nameOf(3)
  expect(name.attributes('aria-disabled')).toBe('false')
  stage.asksNode = true
  await nextTick()
  expect(name.attributes('aria-disabled')).toBe('true')
  await name.trigger('click')
  expect(stage.selected).toBeUndefined()
})

it('lets its node go when it goes away', async () => {
  const { stage, name } = nameOf(3)
  await name.trigger('pointerenter')
  name.unmount()
  expect(stage.pointed).toBeUndefined()
})

it('points out the other node when it comes to name another one', async () => {
  const { stage, name } = nameOf(3)
  await name.trigger('pointerenter')
  await name.setProps({ node: 4 })
  expect(stage.pointed).toBe(4)
})

it('leaves alone what another name points out', async () => {
  const { stage, name } = nameOf(3)
  stage.point(5)
  await name.trigger('pointerleave')
  name.unmount()
  expect(stage.pointed).toBe(5)
})

it('is no stop for the tab key, and takes no focus', () => {
  const { name } = nameOf(3)
  expect(name.attributes('tabindex')).toBe('-1')
  const press = new MouseEvent('mousedown', { cancelable: true })
  name.element.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
})

it('forgets what was pointed out when another run is opened', async () => {
  const { stage, name } = nameOf(3)
  await name.trigger('pointerenter')
  stage.close()
  await nextTick()
  expect(stage.pointed).toBeUndefined()
})

it('makes a button of each node in a sentence, and of nothing else', () => {
  const message = {
    key: 'narration.solution.meets',
    values: { node: 8, meets: 5, moves: 4 },
  } as const
  const sentence = mount(NodeSentence, { props: { stage: stageOf(settings), message } })
  expect(sentence.findAll('button').map((button) => button.text())).toEqual(['8', '5'])
  expect(sentence.text()).toMatch(/^Node 8 has the state of node 5, which the other/)
})

it('is no button in what is read out of a sentence', () => {
  const message = { key: 'compare.link.here', values: { node: 3, depth: 1 } } as const
  const sentence = mount(SpokenSentence, { props: { stage: stageOf(settings), message } })
  const [spoken, seen] = ['[role="status"]', '[aria-hidden="true"]'].map((each) =>
    sentence.get(each),
  )
  expect(spoken.text()).toBe('The same state is node 3 here, at depth 1.')
  expect(spoken.find('button').exists()).toBe(false)
  expect(seen.text()).toBe(spoken.text())
  expect(seen.get('button').text()).toBe('3')
})
