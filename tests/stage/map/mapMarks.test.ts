import { expect, it } from 'vitest'
import type { CellMap } from '../../../src/problems/problem'
import { mapLegend, mapMarks, toldMark } from '../../../src/stage/map/mapMarks'
import { layOutFooter } from '../../../src/stage/tree/save/footer'
import { say } from '../../../src/words/message'
import { notingCanvas, palette } from '../tree/notingCanvas'

function told(...costs: number[]): readonly string[] {
  const map: CellMap = {
    kind: 'cells',
    width: costs.length,
    height: 1,
    costs: Uint8Array.from(costs),
  }
  return mapMarks(map).map((mark) => say(toldMark(mark)))
}

it('the legend of a map names its ends, and where cells cost something, costs and walls', () => {
  expect(mapMarks({ kind: 'places', places: [], ways: [] })).toEqual([
    { kind: 'start' },
    { kind: 'goal' },
  ])
  expect(told(1, 0, 1)).toEqual(['the start', 'the goal'])
  expect(told(1, 5, 1)).toEqual(['the start', 'the goal', 'cost 1', 'cost 5'])
  expect(told(1, 0, 3)).toEqual(['the start', 'the goal', 'cost 1', 'cost 3', 'a wall'])
})

it('of many costs the legend of a map names the least, one between and the most', () => {
  expect(told(9, 7, 5, 4, 2, 1)).toEqual(['the start', 'the goal', 'cost 1', 'cost 4', 'cost 9'])
})

it('a saved map explains its ends and its costs under the picture', () => {
  const costs = Uint8Array.from([1, 5, 0])
  const legend = mapLegend({ kind: 'cells', width: 3, height: 1, costs })
  const { notes, context } = notingCanvas()
  const words = { title: 'Grid', subtitle: 'A*', legend }
  layOutFooter(words, 900, 'sans-serif', (text) => text.length * 7).paint(context, 0, palette)
  for (const text of ['the start', 'the goal', 'cost 1', 'cost 5', 'a wall']) {
    expect(notes).toContain(`soft ink ${text}`)
  }
  expect(notes.some((note) => note.startsWith('wall square'))).toBe(true)
  expect(notes.some((note) => note.startsWith('ink disc'))).toBe(true)
})
