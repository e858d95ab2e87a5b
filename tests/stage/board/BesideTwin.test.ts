import { expect, it, onTestFinished } from 'vitest'
import InspectorPane from '../../../src/stage/board/InspectorPane.vue'
import { mountPane, stageOf } from '../mountStage'

const pegs = {
  problem: 'pegs-15',
  start: '100001101101000',
  goal: '3',
  solver: 'breadth-first',
  goalTest: 'never',
}

function openPegs(node: number) {
  const stage = stageOf(pegs)
  stage.goTo(stage.lastStep)
  stage.selected = node
  const pane = mountPane(InspectorPane, stage)
  onTestFinished(() => pane.unmount())
  const button = (text: string) => pane.findAll('button').find((each) => each.text() === text)
  return { stage, pane, button }
}

it('puts a pruned node beside its twin, with both boards and both paths', async () => {
  const { pane, button } = openPegs(32)
  await button('Show beside its twin')?.trigger('click')
  const titles = pane.findAll('h3').map((each) => each.text())
  expect(titles).toContain('Node 32, depth 5')
  expect(titles).toContain('Its twin, node 14, depth 2')
  expect(pane.findAll('[role="img"]')).toHaveLength(2)
  expect(pane.findAll('.path ol').map((path) => path.findAll('li').length)).toEqual([5, 2])
})

it('shows the facts again without the twin', async () => {
  const { pane, button } = openPegs(32)
  await button('Show beside its twin')?.trigger('click')
  await button('Hide its twin')?.trigger('click')
  expect(pane.get('h2').text()).toMatch(/^Node 32/)
})

it('stays open for the next pruned node, and shows the facts of one without a twin', async () => {
  const { stage, pane, button } = openPegs(32)
  await button('Show beside its twin')?.trigger('click')
  stage.selected = 14
  await pane.vm.$nextTick()
  expect(pane.get('h2').text()).toMatch(/^Node 14/)
  stage.selected = 32
  await pane.vm.$nextTick()
  expect(pane.text()).toContain('Its twin, node 14')
})

it('is not offered for a node that was kept', () => {
  const { button } = openPegs(14)
  expect(button('Show beside its twin')).toBeUndefined()
})
