import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it } from 'vitest'
import type { Settings } from '../../../../src/problems/problem'
import TreeLegend from '../../../../src/stage/tree/around/TreeLegend.vue'
import { words } from '../../../../src/words'
import { recordedTree } from '../recordedTree'

function legendOf(
  settings: Record<string, string> & Settings,
  selecting = false,
  of: 'tree' | 'map' = 'tree',
): readonly string[] {
  const { recording } = recordedTree(settings)
  const legend = mount(TreeLegend, {
    props: { of, recordings: () => [undefined, recording], selecting },
    global: { plugins: [[I18NextVue, { i18next: words }]] },
  })
  return legend.findAll('li').map((entry) => entry.text())
}

it('explains what every search has', () => {
  expect(legendOf({ start: '123456078' })).toEqual([
    'this step',
    'path to it',
    'waits in the frontier',
    'leaves next',
    'expanded',
    'pruned',
    'on the solution',
  ])
})

it('tells what is selected from what happens at this step', () => {
  const entries = legendOf({ start: '123456078' }, true)
  expect(entries.slice(0, 3)).toEqual(['this step', 'selected', 'path to it'])
})

it('explains the diamond where a search goes backward', () => {
  expect(legendOf({ solver: 'bidirectional', start: '123456078' })).toContain('from the goal')
})

it('explains the strike where nodes are replaced', () => {
  const settings = { start: '627381450', order: 'down-right-left-up' }
  expect(legendOf({ solver: 'a-star', heuristic: 'sum', ...settings })).toContain('replaced')
})

it('explains on a map only what a map can mark', () => {
  const settings = { problem: 'graph', graph: 'romania', solver: 'uniform-cost' }
  expect(legendOf(settings, false, 'map')).toEqual([
    'this step',
    'path to it',
    'waits in the frontier',
    'leaves next',
    'expanded',
    'on the solution',
  ])
  expect(legendOf(settings)).toContain('pruned')
})
