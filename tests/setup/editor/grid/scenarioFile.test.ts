import { expect, it } from 'vitest'
import { drawnGrid } from '../../../../src/setup/editor/grid/gridDraft'
import {
  isPossible,
  scenarioSettings,
  sortedFiles,
} from '../../../../src/setup/editor/grid/scenarioFile'

const map = 'type octile\nheight 2\nwidth 3\nmap\n...\n.@.'
const scenarios =
  'version 1\n0\ta.map\t3\t2\t0\t1\t2\t1\t4\n0\ta.map\t9\t9\t0\t0\t2\t1\t4\n0\ta.map\t3\t2\t1\t1\t2\t1\t1'

it('a map and its scenarios are told apart by name or by text, in any order', () => {
  for (const name of ['a.scen', 'a.txt']) {
    const files = [
      { name, text: scenarios },
      { name: 'a.map', text: map },
    ]
    expect(sortedFiles(files).map).toBe(map)
    expect(sortedFiles(files.toReversed()).scenarios).toHaveLength(3)
  }
  expect(sortedFiles([{ name: 'a.map', text: map }]).scenarios).toBeUndefined()
})

it('a scenario is possible where the size is right and its cells are free', () => {
  const drawn = drawnGrid({ map })!
  const all = sortedFiles([{ name: 'a.scen', text: scenarios }]).scenarios ?? []
  expect(all.map((each) => isPossible(each, drawn))).toEqual([true, false, false])
  expect(scenarioSettings(all[0])).toEqual({ start: '0,1', goal: '2,1' })
})
