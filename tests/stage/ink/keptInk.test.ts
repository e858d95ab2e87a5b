import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { noInks } from '../../../src/stage/ink/ink'
import { keepInk, keptInk } from '../../../src/stage/ink/keptInk'
import { useInk } from '../../../src/stage/ink/useInk'

function runFrom(start: string): Run {
  const read = readRun({ problem: 'sliding-3x3', start })
  if (!read.ok) throw new Error(read.fault.setting)
  return read.value
}

const [one, other] = [runFrom('123456078'), runFrom('123456708')]

beforeEach(() => sessionStorage.clear())

it('what was drawn over a search is there again when the page is loaded again, and over no other', () => {
  const before = useInk(() => [one], keptInk())
  before.pen.dip(2)
  before.pen.begin('tree', [1, 2])
  before.pen.end()
  keepInk(before.drawn())
  expect(useInk(() => [runFrom('123456078')], keptInk()).inks.value).toEqual(before.inks.value)
  expect(useInk(() => [other], keptInk()).inks.value).toEqual(noInks)
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
  const ink = { runs: [one.settings], inks: noInks }
  const wrongs = [
    { ...ink, runs: [] },
    { ...ink, runs: [{ start: 5 }] },
    { ...ink, runs: 7 },
    { ...ink, inks: { ...noInks, tree: { strokes: [{ colour: 9, points: [1, 2] }] } } },
  ]
  for (const wrong of wrongs) {
    sessionStorage.setItem('tansaku-ink', JSON.stringify([wrong, ink]))
    expect(keptInk()).toEqual([{ runs: [{ settings: one.settings }], inks: noInks }])
  }
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const kept of [text, json]) {
        sessionStorage.setItem('tansaku-ink', kept)
        expect(Array.isArray(keptInk())).toBe(true)
      }
    }),
  )
})
