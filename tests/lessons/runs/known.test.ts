import { expect, it } from 'vitest'
import { h } from 'vue'
import LabLink from '../../../src/lessons/tags/LabLink.vue'
import RunNumber from '../../../src/lessons/tags/RunNumber.vue'
import RunTable from '../../../src/lessons/tags/RunTable.vue'
import { mountLesson } from '../mountLesson'

const runs = {
  one: { start: '123456708', solver: 'breadth-first' },
  two: { start: '123456078', solver: 'breadth-first' },
}

it('asks nothing of a run whose numbers are known', async () => {
  const text = () => [
    h(RunNumber, { run: 'one', of: 'moves', known: 0 }),
    h(RunTable, { runs: 'one,two', columns: 'moves,expanded', known: [1, 20, 300, 4000] }),
    h(LabLink, { run: 'one', until: 'end', known: 50_000 }, () => 'there'),
  ]
  const { mounted, asked } = await mountLesson(text, runs)
  expect(asked).toEqual([])
  expect(mounted.find('.told').text()).toBe('0')
  expect(mounted.findAll('td .told').map((cell) => cell.text())).toEqual([
    '1',
    '20',
    '300',
    '4,000',
  ])
  expect(mounted.get('a').attributes('href')).toContain('step=50000')
})

it('asks for the cell of a table that is not known', async () => {
  const text = () => h(RunTable, { runs: 'one,two', columns: 'moves', known: [1, null] })
  const { mounted, asked } = await mountLesson(text, runs)
  expect(asked).toHaveLength(1)
  await expect
    .poll(() => mounted.findAll('td .told').map((cell) => cell.text()))
    .toEqual(['1', '2'])
})
