import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { inkLimits } from '../../../src/drawing/ink'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { inkOn, noInk } from '../../../src/stage/ink/ink'
import { useInk } from '../../../src/stage/ink/useInk'

const asItIs = { across: 1, down: 1, left: 0, top: 0 }

function runFrom(start: string): Run {
  const read = readRun({ problem: 'sliding-3x3', start })
  if (!read.ok) throw new Error(read.fault.setting)
  return read.value
}

function inkOf() {
  const run = shallowRef<Run | undefined>(runFrom('123405678'))
  return { run, ...useInk(() => run.value && [run.value]) }
}

it('shows a stroke while it is drawn, and keeps it in one step', () => {
  const { ink, pen } = inkOf()
  pen.dip(2)
  pen.begin('tree', [1, 2])
  pen.goOn([30, 2], asItIs)
  expect(ink.value).toEqual([{ picture: 'tree', colour: 2, points: [1, 2, 30, 2] }])
  expect(pen.canUndo.value).toBe(false)
  pen.end()
  expect(ink.value).toHaveLength(1)
  pen.undo()
  expect(ink.value).toEqual(noInk)
  pen.redo()
  expect(ink.value).toHaveLength(1)
})

it('forgets a stroke that is given up', () => {
  const { ink, pen } = inkOf()
  pen.begin('map', [1, 2])
  pen.cancel()
  pen.end()
  expect(ink.value).toEqual(noInk)
  expect(pen.canUndo.value).toBe(false)
})

it('goes on with a new stroke from the end of one that is full', () => {
  const { ink, pen } = inkOf()
  pen.begin('tree', [0, 0])
  for (let at = 1; at < inkLimits.numbersInStroke / 2 + 5; at++)
    pen.goOn([10 * at, 10 * (at % 2)], asItIs)
  pen.end()
  const [full, next] = ink.value
  expect(full.points).toHaveLength(inkLimits.numbersInStroke)
  expect(next.points.slice(0, 2)).toEqual(full.points.slice(-2))
  expect(next.points).toHaveLength(2 * 6)
})

it('keeps the ink of searches that are compared, and another comparison has its own', () => {
  const [one, two, three] = ['123405678', '123450678', '123456078'].map(runFrom)
  const shown = shallowRef([one, two])
  const { ink, pen } = useInk(() => shown.value)
  pen.begin('tree-2', [1, 1])
  pen.end()
  const drawn = ink.value
  expect(inkOn('tree-2', drawn)).toHaveLength(1)
  shown.value = [one, two]
  expect(ink.value).toEqual(drawn)
  shown.value = [one, three]
  expect(ink.value).toEqual(noInk)
  shown.value = [one, two]
  expect(ink.value).toEqual(drawn)
})

it('shows another run without the ink of the one before, and has it again with that', () => {
  const { run, ink, pen } = inkOf()
  pen.begin('board', [1, 1])
  pen.end()
  run.value = runFrom('123450678')
  expect(ink.value).toEqual(noInk)
  expect(pen.canUndo.value).toBe(false)
  run.value = runFrom('123405678')
  expect(inkOn('board', ink.value)).toHaveLength(1)
  expect(pen.canUndo.value).toBe(true)
})

it('drops a stroke that is being drawn when another run comes', () => {
  const { run, ink, pen } = inkOf()
  pen.begin('tree', [1, 1])
  run.value = runFrom('123450678')
  pen.end()
  expect(ink.value).toEqual(noInk)
})

it('points only while the pointer is the tool', () => {
  const { pointer, pen } = inkOf()
  pen.take('pointer')
  pen.point({ picture: 'tree', at: [3, 4] })
  expect(pointer.value).toEqual({ picture: 'tree', at: [3, 4] })
  pen.take('none')
  expect(pointer.value).toBeUndefined()
})
