import { readFileSync } from 'node:fs'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readOwn } from '../../../src/ownSearch/readOwn'
import type { Settings } from '../../../src/problems/problem'
import type { Run } from '../../../src/recording/run'
import { checkSettings } from '../../../src/setup/checkSettings'
import SetupForm from '../../../src/setup/form/SetupForm.vue'
import type { OfferedSearch } from '../../../src/setup/offeredSearch'
import { button, field, mountInWords } from '../../pages/lab/mountInWords'
import { recordNothing } from '../../recording/recordBy'

// There are no workers here; the lengths they find are tested with the examples.
const settings = {
  problem: 'sliding-3x3',
  start: '451260738',
  goal: '123456780',
  order: 'up-left-right-down',
  solver: 'breadth-first',
  goalTest: 'generation',
  reached: 'hash',
}

beforeEach(() => void recordNothing())

function open(changes: Settings = {}) {
  const form = mountInWords(SetupForm, { run: checkSettings({ ...settings, ...changes }).run })
  const started = () => form.emitted<[Run]>('start')?.map(([run]) => run.settings) ?? []
  const note = (name: string) =>
    form.get(`[id="${field(form, name).attributes('aria-describedby')}"]`).text()
  return { form, started, note }
}

describe('the set-up form with searches of one’s own', () => {
  const source = readFileSync('src/solvers/aStar.ts', 'utf8')
  const id = 'own:Mine'

  function openWith(read: OfferedSearch['read']) {
    const run = checkSettings(settings).run
    const form = mountInWords(SetupForm, { run, offered: [{ id, read }] })
    const started = () => form.emitted<[Run]>('start')?.map(([each]) => each.settings) ?? []
    return { form, started }
  }

  it('offers them beside the built-in ones, and reads the one that is chosen', async () => {
    const { form, started } = openWith(() => {
      readOwn(source, 'packed')
      return Promise.resolve({ ok: true, value: 'packed' })
    })
    await field(form, 'Search').setValue(id)
    await flushPromises()
    await field(form, 'Heuristic (h)').setValue('misplaced')
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ solver: id, code: 'packed', heuristic: 'misplaced' }])
  })

  it('says at the field what is wrong with the source, and does not start', async () => {
    const { form, started } = openWith(() =>
      Promise.resolve({
        ok: false,
        fault: { key: 'ownSearch.lab.wrong', values: { line: 3, why: 'no' } },
      }),
    )
    await field(form, 'Search').setValue(id)
    await flushPromises()
    await form.get('form').trigger('submit')
    expect(form.text()).toContain('Line 3: no')
    expect(started()).toEqual([])
  })
})

describe('the set-up form', () => {
  it('does not take a board that a field would cut, and tells how long it was', async () => {
    const { form, note } = open()
    const start = field(form, 'Start')
    start.element.setSelectionRange(0, 4)
    const paste = (data: string) => {
      const event = new InputEvent('beforeinput', { data, cancelable: true, bubbles: true })
      start.element.dispatchEvent(event)
      return form.vm.$nextTick().then(() => event.defaultPrevented)
    }
    expect(await paste('1'.repeat(2_000))).toBe(true)
    expect(note('Start')).toBe(
      'The text was not taken: with it there would be 2,005 characters, and there can be 1,000 at most.',
    )
    expect(start.element.value).toBe(settings.start)
    expect(await paste('1'.repeat(995))).toBe(false)
    await start.setValue('451260783')
    expect(note('Start')).not.toContain('not taken')
  })

  it('takes the default start and goal of another number of pancakes', async () => {
    const { form, started } = open({ problem: 'pancakes', start: '132', goal: '213' })
    await field(form, 'Number of pancakes').setValue('6')
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ pancakes: '6', start: '246135', goal: '123456' }])
  })

  it.each([
    ['manhattan', 'octile'],
    ['euclidean', 'euclidean'],
  ])('takes for %s, on a grid that gets 8 neighbours, %s', async (before, after) => {
    const { form, started } = open({ problem: 'grid', solver: 'a-star', heuristic: before })
    await field(form, 'Neighbors of a cell').setValue('8')
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ neighbours: '8', heuristic: after }])
  })

  it('takes another heuristic for a graph that has none of its own', async () => {
    const { form, started } = open({ problem: 'graph', graph: 'romania', solver: 'a-star' })
    await field(form, 'Graph').setValue('apart')
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ graph: 'apart', heuristic: 'zero' }])
  })

  it('tells why the heuristic of a graph is gone where another goal is typed', async () => {
    const { form, note, started } = open({ problem: 'graph', graph: 'romania', solver: 'a-star' })
    await field(form, 'Goal').setValue('Giurgiu')
    expect(note('Goal')).toContain('For another goal they are not used')
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ goal: 'Giurgiu', heuristic: 'straight-line' }])
  })

  it('comes back to a graph of one’s own, with its start and goal, after another problem', async () => {
    const own = {
      problem: 'graph',
      graph: 'West -- East 3\nEast -- North 1',
      start: 'East',
      goal: 'West',
    }
    const { form, started } = open(own)
    const { graph } = checkSettings(own).run.settings
    await field(form, 'Problem').setValue('pancakes')
    await field(form, 'Problem').setValue('graph')
    expect(field(form, 'Start').element).toHaveProperty('value', 'Arad')
    await field(form, 'Graph').setValue(graph)
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ problem: 'graph', graph, start: 'East', goal: 'West' }])
  })

  it('starts what it was given when nothing is changed', async () => {
    const { form, started } = open()
    await form.get('form').trigger('submit')
    expect(started()).toEqual([settings])
  })

  it('reads a start board in any usual writing', async () => {
    const { form, started } = open()
    await field(form, 'Start').setValue('8 6 7 2 5 4 3 _ 1')
    await form.get('form').trigger('submit')
    expect(started()).toEqual([{ ...settings, start: '867254301' }])
  })

  it.each([
    ['graph', 'Graph', 'misled', { start: 'S', goal: 'G' }],
    ['grid', 'Map', 'swamp', { start: '0,4', goal: '16,4' }],
  ])('takes another %s with its own start and goal', async (problem, name, value, ends) => {
    const { form, started } = open({ problem })
    await field(form, name).setValue(value)
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ problem, [name.toLowerCase()]: value, ...ends }])
  })

  it('says at the field what is wrong, and starts nothing', async () => {
    const { form, started, note } = open()
    const start = field(form, 'Start')
    expect(start.attributes('aria-invalid')).toBe('false')
    await start.setValue('12345678')
    expect(start.attributes('aria-invalid')).toBe('true')
    expect(note('Start')).toBe('The board has 8 cells where 9 are needed.')
    await form.get('form').trigger('submit')
    expect(started()).toEqual([])
    expect(document.activeElement).toBe(start.element)
  })

  it('says what is wrong with each board', async () => {
    const { form, note } = open()
    await field(form, 'Start').setValue('')
    await field(form, 'Goal').setValue('123456788')
    expect(note('Start')).toMatch(/^The board is empty/)
    expect(note('Goal')).toBe('The board has tile 8 more than once, and the blank is missing.')
  })

  it('changes the order of moves and the goal test', async () => {
    const { form, started } = open()
    await field(form, 'Order of the blank’s moves').setValue('down-right-left-up')
    await field(form, 'When a node is to be expanded').setValue()
    await form.get('form').trigger('submit')
    const changed = { order: 'down-right-left-up', goalTest: 'expansion' }
    expect(started()).toEqual([{ ...settings, ...changed }])
  })

  it("begins with another size's own boards", async () => {
    const { form, started } = open({ goal: '867254301' })
    const names = field(form, 'Problem').findAll('option')
    expect(names.map((each) => each.text())).toEqual(
      expect.arrayContaining(['8-puzzle (3 × 3)', '15-puzzle (4 × 4)', '3 rows of 2']),
    )
    await field(form, 'Problem').setValue('sliding-2x2')
    await form.get('form').trigger('submit')
    expect(started()).toMatchObject([{ problem: 'sliding-2x2', start: '3120', goal: '1230' }])
  })

  it('closes without a start', async () => {
    const { form, started } = open()
    await button(form, 'Cancel').trigger('click')
    expect(form.emitted('close')).toHaveLength(1)
    expect(started()).toEqual([])
  })
})

describe('the examples', () => {
  it('are named by the lengths of their solutions and can be taken', async () => {
    const { form } = open({ goal: '867254301' })
    await button(form, '2 moves').trigger('click')
    expect(field(form, 'Start').element.value).toBe('123456078')
    expect(field(form, 'Goal').element.value).toBe('123456780')
    expect(button(form, '2 moves').attributes('aria-pressed')).toBe('true')
    expect(button(form, '15 moves').attributes('aria-pressed')).toBe('false')
  })

  it('say the length of the farthest once it is found', async () => {
    const recorded = recordNothing().mockClear()
    const { form } = open({ problem: 'sliding-2x4' })
    expect(button(form, 'Farthest').exists()).toBe(true)
    const [, , listener] = recorded.mock.lastCall ?? []
    listener?.onRecording({ solution: Array.from({ length: 36 }, () => 0) } as never)
    await Promise.resolve()
    expect(button(form, 'Farthest: 36 moves').exists()).toBe(true)
  })
})

describe('a random board', () => {
  it('is the same for the same seed, another for the next', async () => {
    const { form } = open()
    const start = field(form, 'Start')
    await field(form, 'Seed').setValue('7')
    const ofSeven = start.element.value
    await button(form, 'Next random start').trigger('click')
    expect(field(form, 'Seed').element.value).toBe('8')
    expect(start.element.value).not.toBe(ofSeven)
    await field(form, 'Seed').setValue('7')
    expect(start.element.value).toBe(ofSeven)
  })

  it('leaves the start alone when the seed is wrong', async () => {
    const { form, note } = open()
    await field(form, 'Seed').setValue('-4')
    expect(field(form, 'Start').element.value).toBe('451260738')
    await field(form, 'Seed').setValue('abc')
    expect(note('Seed')).toBe('A seed is a whole number from 0 to 4,294,967,295.')
  })
})

describe('a random board at a distance', () => {
  const distance = 'Exact number of moves'

  it('needs just so many moves, and it says how many boards do', async () => {
    const { form, started, note } = open()
    await field(form, distance).setValue('31')
    await vi.waitFor(() => expect(note(distance)).toBe('2 starts need exactly 31 moves.'))
    expect(['867254301', '647850321']).toContain(field(form, 'Start').element.value)
    await button(form, 'Next random start').trigger('click')
    await form.get('form').trigger('submit')
    expect(['867254301', '647850321']).toContain(started()[0].start)
  })

  it.each(['abc', '-3', '2.5'])('asks for a whole number of moves instead of %s', async (text) => {
    const { form, note } = open()
    await field(form, distance).setValue(text)
    expect(note(distance)).toBe(
      `“${text}” is not a number of moves. Write a whole number, 0 or more.`,
    )
    expect(field(form, distance).attributes('aria-invalid')).toBe('true')
  })

  it('takes digits of full width', async () => {
    const { form, note } = open()
    await field(form, distance).setValue('３１')
    await vi.waitFor(() => expect(note(distance)).toBe('2 starts need exactly 31 moves.'))
  })

  it('is refused where no board is so far', async () => {
    const { form, note } = open()
    await field(form, distance).setValue('32')
    await vi.waitFor(() => expect(note(distance)).toContain('The farthest need 31'))
    expect(field(form, distance).attributes('aria-invalid')).toBe('true')
    expect(field(form, 'Start').element.value).toBe('451260738')
  })

  it('is not to be had where the boards are too many to list', () => {
    expect(() => field(open({ problem: 'sliding-4x4' }).form, distance)).toThrow('no field')
  })
})

describe('an unsolvable start', () => {
  it('is proved so, and can still be searched', async () => {
    const { form, started } = open()
    expect(form.get('[role="status"]').text()).toBe('')
    await field(form, 'Start').setValue('123456870')
    const said = form.get('[role="status"]').text()
    expect(said).toMatch(
      /^Unsolvable\. The start has 1 inversion with the blank as a piece, and its blank is 0 steps/,
    )
    expect(said).toMatch(/181,440 states can be reached from the start\.$/)
    await form.get('form').trigger('submit')
    expect(started()).toEqual([{ ...settings, start: '123456870' }])
  })

  it.each(['iterative-deepening', 'ida-star'])('would never end by %s', async (solver) => {
    const { form } = open({ solver })
    await field(form, 'Start').setValue('123456870')
    const said = form.get('[role="status"]').text()
    expect(said).toContain(
      'this search keeps no table of reached states. If moves can lead back to an earlier state, it may never end',
    )
    expect(said).not.toContain('are visited')
  })

  it('is said where every state within reach was looked at, and none is the goal', () => {
    const four = { problem: 'missionaries', people: '4', boat: '2', start: '44L' }
    const { form } = open(four)
    const said = form.get('[role="status"]').text()
    expect(said).toMatch(/^Unsolvable\.\s+11 states can be reached from the start/)
    expect(said).toMatch(/11 states can be reached from the start\.$/)
    expect(said).not.toContain('inversion')
    const endless = open({ ...four, solver: 'ida-star' })
      .form.get('[role="status"]')
      .text()
    expect(endless).toContain('it may never end')
    const solvable = open({ ...four, boat: '3' }).form
    expect(solvable.get('[role="status"]').text()).toBe('')
  })

  it('is said in words of the problem, where it has a proof of its own', () => {
    const { form } = open({ problem: 'jugs', jugA: '6', jugB: '4', start: '0 0', goal: '3' })
    const said = form.get('[role="status"]').text()
    expect(said).toMatch(/^Unsolvable\.\s+The sizes of all jugs, .* 3 is not a multiple of 2\./)
    expect(said).toMatch(/10 states can be reached from the start\.$/)
    expect(said).not.toContain('inversion')
  })

  it('has too many boards to visit on a large board', async () => {
    const { form } = open({ problem: 'sliding-4x4' })
    await button(form, 'Unsolvable').trigger('click')
    expect(form.get('[role="status"]').text()).toContain('There are 10,461,394,944,000 states')
  })
})

it('draws a goal that leaves something open as it is written, not as the start', () => {
  const { form } = open({ problem: 'jugs', start: '4 1', goal: '2 *' })
  const [start, goal] = ['start', 'goal'].map((state) => {
    const field = form.get(`[data-edit="${state}"]`).element.closest('.state-field')
    return Array.from(field?.querySelectorAll('text') ?? [], ({ textContent }) =>
      textContent?.trim(),
    )
  })
  expect(start).toEqual(['A', 'B', '4', '1'])
  expect(goal).toEqual(['A', 'B', '2', '*'])
})
