import { describe, expect, it } from 'vitest'
import { eventAt } from '../../../../src/recording/query/events'
import { motionOf, shareAt, withArrival } from '../../../../src/stage/tree/frames/growth'
import { pulseAt } from '../../../../src/stage/tree/paint/paintPulse'
import type { TreeMark } from '../../../../src/stage/tree/picture/marks'
import { recordedTree } from '../recordedTree'

describe('what a step sets in motion', () => {
  const { recording } = recordedTree({ start: '123405678' })
  const { columns } = recording
  const motionAt = (step: number) => motionOf(recording, eventAt(recording, step))

  it('is a ring around the node that is expanded', () => {
    expect(motionAt(1)).toEqual({ arriving: undefined, pulsing: 0 })
  })

  it('is a kept child that comes out of its parent', () => {
    expect(motionAt(2)).toEqual({ arriving: 1, pulsing: undefined })
  })

  it('is a pruned child that falls back, and a ring around its twin', () => {
    const pruned = columns.twin.findIndex((twin) => twin >= 0)
    const motion = motionAt(columns.generatedAt[pruned])
    expect(motion).toEqual({ arriving: pruned, pulsing: columns.twin[pruned] })
  })

  it('is nothing at the end', () => {
    expect(motionAt(recording.events - 1)).toBeUndefined()
  })
})

describe('how far a motion has come', () => {
  it('goes from 0 to 1 in its time, and never back', () => {
    const shares = [-5, 0, 30, 90, 150, 180, 500].map((passed) => shareAt(passed, 180))
    expect(shares[1]).toBe(0)
    expect(shares[5]).toBe(1)
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares[6]).toBe(1)
  })

  it('is all of it where there is no time', () => {
    expect(shareAt(0, 0)).toBe(1)
  })
})

it('a pruned child begins large at its parent and ends as the stub that it is', () => {
  const mark = {
    node: 4,
    x: 100,
    y: 80,
    size: 10,
    parentX: 40,
    parentY: 20,
    as: 'pruned',
  } as TreeMark
  const other = { ...mark, node: 5 }
  const at = (arrivalShare: number) => withArrival([mark, other], { arriving: 4, arrivalShare })
  expect(at(0)[0]).toMatchObject({ x: 40, y: 20, size: 24 })
  expect(at(1)[0]).toEqual(mark)
  expect(at(0.5)[1]).toBe(other)
})

it('a ring begins at its node, spreads and fades away', () => {
  expect(pulseAt(0)).toEqual({ wider: 0, opacity: 1 })
  expect(pulseAt(0.5)).toEqual({ wider: 10, opacity: 0.5 })
  expect(pulseAt(1).opacity).toBe(0)
})
