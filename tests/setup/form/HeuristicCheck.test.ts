import { describe, expect, it, vi } from 'vitest'
import type { Settings } from '../../../src/problems/problem'
import { checkSettings } from '../../../src/setup/checkSettings'
import HeuristicCheck from '../../../src/setup/form/HeuristicCheck.vue'
import { button, mountInWords } from '../../pages/lab/mountInWords'

const name = 'Check this heuristic'
const runOf = (settings: Settings) => checkSettings({ solver: 'a-star', ...settings }).run

describe('the check of a heuristic', () => {
  it.each([
    [
      { problem: 'graph', graph: 'romania' },
      'Admissible and consistent. In all 20 states within reach it is at most the true cost to the goal, and it never falls by more than a move costs.',
    ],
    [
      { problem: 'graph', graph: 'inconsistent' },
      'Admissible, but not consistent: it is never too high, and yet along 2 moves h falls by more than the move costs. The worst is from B to C: the move costs 2, and h falls from 6 to 0.',
    ],
    [
      { problem: 'sliding-3x2', start: '123450', heuristic: 'sum' },
      'Not admissible: it is too high in',
    ],
    [
      { problem: 'graph', graph: 'apart', heuristic: 'straight-line' },
      'There is nothing to check: no goal can be reached from this start',
    ],
  ])('says what it found: %j', async (settings, told) => {
    const check = mountInWords(HeuristicCheck, { run: runOf(settings) })
    await button(check, name).trigger('click')
    await vi.waitFor(() => expect(check.text()).toContain(told))
  })

  it('takes back what it said when another heuristic is chosen', async () => {
    const graph = { problem: 'graph', graph: 'romania' }
    const check = mountInWords(HeuristicCheck, { run: runOf(graph) })
    await button(check, name).trigger('click')
    await vi.waitFor(() => expect(check.text()).toContain('Admissible'))
    await check.setProps({ run: runOf({ ...graph, heuristic: 'zero' }) })
    expect(check.text()).not.toContain('Admissible')
    expect(button(check, name).element).toBeDefined()
  })

  it('is not there for a search that asks no heuristic', () => {
    const check = mountInWords(HeuristicCheck, { run: runOf({ solver: 'breadth-first' }) })
    expect(check.find('button').exists()).toBe(false)
  })
})
