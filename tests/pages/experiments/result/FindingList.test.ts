import { expect, it } from 'vitest'
import { measureSettings } from '../../../../src/experiments/run/measureSettings'
import FindingList from '../../../../src/pages/experiments/result/FindingList.vue'
import { experimentFrom } from '../../../experiments/anyResults'
import { mountInWords } from '../../lab/mountInWords'

const solvers = ['breadth-first', 'a-star']
const experiment = experimentFrom({
  problem: 'sliding-3x2',
  count: '1',
  solvers: solvers.join(','),
})
const rows = solvers.map((solver, search) => {
  const settings = { ...experiment.problem, start: experiment.starts[0], solver }
  return { board: 0, search, ...measureSettings(settings, 1000, () => 0) }
})
const labels = solvers.map((short) => ({ short, full: short }))

it('keeps the room of its sentences while an experiment runs, and tells them when it has ended', async () => {
  const list = mountInWords(FindingList, { results: { experiment, rows }, labels, open: true })
  const lines = list.findAll('li').length
  expect(lines).toBeGreaterThan(0)
  expect(list.get('ul').classes()).toContain('awaited')
  expect(list.text()).toContain('The findings appear here when all runs have ended.')
  await list.setProps({ open: false })
  expect(list.findAll('li')).toHaveLength(lines)
  expect(list.find('.awaited').exists()).toBe(false)
  expect(list.text()).not.toContain('when all runs have ended')
})
