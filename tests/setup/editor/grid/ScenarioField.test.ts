import { expect, it } from 'vitest'
import { readScenarios } from '../../../../src/problems/grid/benchmarkMap'
import { drawnGrid } from '../../../../src/setup/editor/grid/gridDraft'
import ScenarioField from '../../../../src/setup/editor/grid/ScenarioField.vue'
import { mountInWords } from '../../../pages/lab/mountInWords'

const scenarios = readScenarios(
  'version 1\n0\ta.map\t3\t2\t0\t0\t2\t0\t2\n0\ta.map\t3\t2\t1\t0\t2\t1\t3\n0\ta.map\t3\t2\t0\t1\t2\t1\t2',
)
const free = '...\n...'
/** The first scenario starts in a wall. */
const painted = '#..\n...'

function mapOf(map: string) {
  const drawn = drawnGrid({ map })
  if (!drawn) throw new Error('no map')
  return drawn
}

function fieldOn(map: string) {
  const field = mountInWords(ScenarioField, { scenarios, map: mapOf(map) })
  const select = field.get<HTMLSelectElement>('select')
  const shown = () => select.element.selectedOptions[0]?.textContent?.trim()
  const paint = (text: string) => field.setProps({ map: mapOf(text) })
  return { field, select, shown, paint }
}

it('a scenario stays the one chosen while cells are painted that others need', async () => {
  const { field, select, shown, paint } = fieldOn(free)
  await select.setValue(select.findAll('option')[2].attributes('value'))
  const chosen = shown()
  expect(chosen).toMatch(/1,0.*2,1/)
  await paint(painted)
  expect(shown()).toBe(chosen)
  await select.setValue(select.findAll('option')[2].attributes('value'))
  expect(field.emitted('choose')).toEqual([[scenarios?.[1]], [scenarios?.[2]]])
})

it('no scenario is shown as chosen once the map does not allow it', async () => {
  const { select, shown, paint } = fieldOn(free)
  const toChoose = shown()
  await select.setValue(select.findAll('option')[1].attributes('value'))
  await paint(painted)
  expect(shown()?.replace('2', '3')).toBe(toChoose)
})
