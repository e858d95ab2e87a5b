import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Row } from '../../../../src/experiments/row'
import SummaryTable from '../../../../src/pages/experiments/result/SummaryTable.vue'
import { searchLabels } from '../../../../src/setup/searchLabels'
import { words } from '../../../../src/words'
import { experimentFrom } from '../../../experiments/anyResults'

const counts = { popped: 10, expanded: 9, generated: 30, peakSize: 20, ms: 1 }
const ended: readonly Omit<Row, 'board' | 'search'>[] = [
  { outcome: 'solved', moves: 4, ...counts },
  { outcome: 'solved', moves: 6, ...counts },
  { outcome: 'cut', moves: undefined, ...counts },
  { outcome: 'out-of-memory', moves: undefined, ...counts },
  { outcome: 'stopped', moves: undefined, ...counts },
]

function table(outcomes: readonly Row['outcome'][]) {
  const taken = ended.filter(({ outcome }) => outcomes.includes(outcome))
  const rows = taken.map((row, board) => ({ ...row, board, search: 0 }))
  const experiment = experimentFrom({
    problem: 'sliding-3x2',
    count: String(rows.length),
    solvers: 'breadth-first',
  })
  const global = { plugins: [[I18NextVue, { i18next: words }]] as never }
  const labels = searchLabels(experiment.searches)
  const props = { results: { experiment, rows }, labels, open: false }
  const mounted = mount(SummaryTable, { props, global })
  onTestFinished(() => mounted.unmount())
  return mounted
}

const outcomes = (mounted: ReturnType<typeof table>) =>
  mounted.findAll('.outcomes').map((each) => each.text())

describe('the summary of a search', () => {
  it('tells runs that were cut from those that were stopped, and that neither is in its figures', () => {
    expect(outcomes(table(['solved', 'cut', 'out-of-memory', 'stopped']))).toEqual([
      '2 solved · 0 unsolved · 2 cut · 1 stopped',
      '3 runs did not come to their end and are in none of these figures. With them the counts of nodes would mostly be higher.',
    ])
  })

  it('says nothing of runs that were stopped where there are none', () => {
    expect(outcomes(table(['solved']))).toEqual(['2 solved · 0 unsolved · 0 cut'])
  })

  it('calls what a table held at most as the counts of a run do', () => {
    const names = table(['solved']).findAll('tbody th[scope="row"]')
    expect(names.map((each) => each.text())).toEqual([
      'Popped',
      'Generated',
      'Most held at once',
      'States on the path',
      'Milliseconds',
    ])
  })
})
