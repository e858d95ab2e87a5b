import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import { readScenarios } from '../../../src/problems/grid/benchmarkMap'
import { formatGrid, readGrid } from '../../../src/problems/grid/gridText'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'
import { anyGrid } from './plainGrid'

it('writes each map so that it is read again', () => {
  fc.assert(
    fc.property(anyGrid, ({ grid: { rows } }) => {
      const read = readGrid(rows.join('\n'))
      if (!read.ok) throw new Error(read.fault.word)
      const plain = rows.join('\n').replaceAll('@', '#').replaceAll('1', '.')
      expect(formatGrid(read.value)).toBe(plain)
      expect(readGrid(formatGrid(read.value))).toEqual(read)
    }),
  )
})

it('reads rows from lines and between slashes, and leaves empty lines around them out', () => {
  const map = readGrid('S.#\n2@G')
  expect(map).toEqual({
    ok: true,
    value: {
      width: 3,
      height: 2,
      costs: Uint8Array.of(1, 1, 0, 2, 0, 1),
      start: 0,
      goal: 5,
    },
  })
  expect(readGrid('S.#/2@G')).toEqual(map)
  expect(readGrid('\r\n\r\nS.#  \r\n2@G\r\n')).toEqual(map)
  expect(formatGrid(map.ok ? map.value : expect.fail())).toBe('S.#\n2#G')
})

const benchmark = 'type octile\nheight 2\nwidth 7\nmap\n.GS@OTW\n.......\n'

it('reads a map of the grid benchmarks by its header, where swamp is passable', () => {
  const read = readGrid(benchmark)
  expect(read.ok && formatGrid(read.value)).toBe('...####\n.......')
  expect(read).toMatchObject({ value: { start: undefined, goal: undefined } })
  expect(
    createProblem({ problem: 'grid', map: benchmark, start: '0,0', goal: '6,1' }),
  ).toMatchObject({ ok: true, value: { start: { low: 0 }, goal: { low: 13 } } })
})

it('reads the tasks of the grid benchmarks', () => {
  const text =
    'version 1\n0\tmaps/dao/arena.map\t49\t49\t1\t11\t1\t12\t1\n' +
    '3\tan open map.map\t49\t48\t1\t13\t4\t12\t3.41421356\nnot a task\n'
  const arena = { bucket: 0, map: 'maps/dao/arena.map', width: 49, height: 49, optimal: 1 }
  expect(readScenarios(text)).toEqual([
    { ...arena, start: { column: 1, row: 11 }, goal: { column: 1, row: 12 } },
    {
      bucket: 3,
      map: 'an open map.map',
      width: 49,
      height: 48,
      start: { column: 1, row: 13 },
      goal: { column: 4, row: 12 },
      optimal: 3.41421356,
    },
  ])
  expect(readScenarios('0 a.map 9 9 1 1 -2 2 1\n0 a.map 9 9 1 1 2 2 far')).toEqual([])
})

function complaint(settings: Record<string, string>): string {
  const made = createProblem({ problem: 'grid', ...settings })
  if (made.ok) throw new Error('nothing is wrong')
  return `${made.fault.setting}: ${say(faultMessage(made.fault))}`
}

describe('what is wrong with a grid, and what would be right', () => {
  it.each([
    [{ map: '' }, /^map: The map is empty\./],
    [
      { map: '\nS..\n.G' },
      /^map: Line 3, column 3: the length of the row is 2, and it should be 3\.$/,
    ],
    [
      { map: 'S..\n.G..' },
      /^map: Line 2, column 4: the length of the row is 4, and it should be 3\.$/,
    ],
    [{ map: 'S.G\n. .' }, /^map: Line 2, column 2: “ ” is not a sign of a map\./],
    [{ map: 'S.G\n.🧱.' }, /^map: Line 2, column 2: “🧱” is not a sign of a map\./],
    [{ map: 'S.G\n.0.' }, /^map: Line 2, column 2: “0” is not a sign of a map\./],
    [{ map: 'S.G\n..S' }, /^map: Line 2, column 3: there is already a start\./],
    [{ map: 'S.G\nG..' }, /^map: Line 2, column 1: there is already a goal\./],
    [{ map: `S${'.'.repeat(511)}G` }, /^map: Line 1, column 513: .* at most 512 rows/],
    [{ map: `SG\n${'..\n'.repeat(512)}` }, /^map: Line 513, column 1: .* at most 512 rows/],
    [{ map: 'S..' }, /^goal: The map has no goal\./],
    [{ map: '..G' }, /^start: The map has no start\./],
    [{ map: 'nowhere' }, /^map: “nowhere” is not known here\. It can be “trap”, “empty”/],
    [{ map: 'maze-dfs:4x15:7' }, /^map: A generated map has from 5 to 512 columns and rows/],
    [{ map: 'maze-dfs:21x513:7' }, /^map: A generated map has from 5 to 512 columns and rows/],
    [
      { map: 'obstacles-61:9x9:7' },
      /^map: A generated map cannot be 61% walls\. Write at most 60:/,
    ],
    [{ map: 'maze-prim:9x9:7' }, /^map: “maze-prim:9x9:7” is not known here\./],
    [{ map: 'obstacles:9x9:7' }, /^map: “obstacles:9x9:7” is not known here\./],
    [{ map: 'type octile\nwidth 3' }, /^map: Line 2, column 1: “width 3” stands where the header/],
    [{ map: 'type octile' }, /^map: Line 2, column 1: “” stands where the header goes on/],
    [
      { map: benchmark.replace('height 2', 'height 3') },
      /^map: Line 2, column 1: the header says a height of 3 and .* the number of rows is 2\.$/,
    ],
    [{ map: benchmark.replace('T', '#') }, /^map: Line 5, column 6: “#” is not a sign of a map/],
    [{ map: 'S.G', start: 'A1' }, /^start: “A1” is not a cell\. .*: 3,0\.$/],
    [{ map: 'S.G', start: '3,0' }, /^start: “3,0” is outside the map\. Its last cell is 2,0\.$/],
    [{ map: 'S.#G', goal: '2,0' }, /^goal: There is a wall at “2,0”\./],
    [{ neighbours: '6' }, /^neighbours: “6” .* “4” or “8”\./],
    [{ corners: 'sometimes' }, /^corners: “sometimes” .* “never” or “allowed”\./],
  ])('is told: %j', (settings, told) => {
    expect(complaint(settings)).toMatch(told)
  })

  it('is nothing where settings name other cells than the map', () => {
    const made = createProblem({ problem: 'grid', map: 'S..G', start: ' (1, 0) ', goal: '2 0' })
    expect(made).toMatchObject({ ok: true, value: { settings: { start: '1,0', goal: '2,0' } } })
  })
})
