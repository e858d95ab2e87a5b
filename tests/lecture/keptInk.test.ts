import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepInk, keptInk } from '../../src/lecture/keptInk'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'
import { noInk } from '../../src/stage/ink/ink'
import { useInk } from '../../src/stage/ink/useInk'

function runFrom(start: string): Run {
  const read = readRun({ problem: 'sliding-3x3', start })
  if (!read.ok) throw new Error(read.fault.setting)
  return read.value
}

const [one, other] = [runFrom('123456078'), runFrom('123456708')]

it('what was drawn over a search is there again when the page is loaded again, and over no other', () => {
  const before = useInk(() => [one], keptInk())
  before.pen.dip(2)
  before.pen.begin('tree', [1, 2])
  before.pen.end()
  keepInk(before.drawn())
  expect(useInk(() => [runFrom('123456078')], keptInk()).ink.value).toEqual(before.ink.value)
  expect(useInk(() => [other], keptInk()).ink.value).toEqual(noInk)
})

it('what was wiped off is not kept', () => {
  const { pen, drawn } = useInk(() => [one], keptInk())
  pen.begin('tree', [1, 2])
  pen.end()
  expect(drawn()).toHaveLength(1)
  pen.clear()
  expect(drawn()).toEqual([])
})

it('takes nothing of what somebody else wrote there', () => {
  const kept = { runs: [one.settings], ink: noInk }
  const wrongs = [
    { ...kept, runs: [] },
    { ...kept, runs: [{ start: 5 }] },
    { ...kept, runs: 7 },
    { ...kept, ink: [{ picture: 'tree', colour: 9, points: [1, 2] }] },
  ]
  for (const wrong of wrongs) {
    sessionStorage.setItem('tansaku-ink', JSON.stringify([wrong, kept]))
    expect(keptInk()).toEqual([{ runs: [{ settings: one.settings }], ink: noInk }])
  }
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const other of [text, json]) {
        sessionStorage.setItem('tansaku-ink', other)
        expect(Array.isArray(keptInk())).toBe(true)
      }
    }),
  )
})
