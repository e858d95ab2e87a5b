import { expect, it } from 'vitest'
import { rootFault } from '../../src/recording/rootFault'

const empty = { nodes: 0, hasExpanded: false }
const begun = { nodes: 1, hasExpanded: false }
const whole = { nodes: 2, hasExpanded: false }
const expanded = { nodes: 1, hasExpanded: true }

it('a tree begins with one start', () => {
  const faults = [empty, begun, whole, expanded].map((tree) => rootFault('forward', tree, true))
  expect(faults).toEqual([undefined, 'begun', 'begun', 'begun'])
})

it('the goal of a search from both ends comes right after the start', () => {
  const faults = [empty, begun, whole, expanded].map((tree) => rootFault('backward', tree, true))
  expect(faults).toEqual(['not-second', undefined, 'not-second', 'not-second'])
})

it('a search from the start alone has no root of the goal', () => {
  const faults = [empty, begun, whole, expanded].map((tree) => rootFault('backward', tree, false))
  expect(faults).toEqual(Array.from({ length: 4 }, () => 'one-sided'))
})
