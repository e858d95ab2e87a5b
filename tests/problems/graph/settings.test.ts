import { describe, expect, it } from 'vitest'
import { createGraphFromSettings } from '../../../src/problems/graph/settings'
import type { Settings } from '../../../src/problems/problem'

function settingsOf(settings: Settings): unknown {
  const made = createGraphFromSettings(settings)
  return made.ok ? made.value.settings : made.fault
}

describe('the settings of a graph', () => {
  it.each(['Romania', ' romania', 'ROMANIA\n'])('have its name as it is usual: %j', (graph) => {
    expect(settingsOf({ graph })).toMatchObject({ graph: 'romania', start: 'Arad' })
  })

  it('have a text as it was written', () => {
    expect(settingsOf({ graph: ' A - B 1\n' })).toMatchObject({ graph: ' A - B 1\n' })
  })

  const graph = '" A " - B 1\nB - "a" 1\nB - "Big  City " 1'

  it.each([' A ', 'a', 'B', 'Big  City '])(
    'made from a problem make it again, with the spaces of its names: %j',
    (start) => {
      const settings = { problem: 'graph', graph, start, goal: 'B' }
      expect(settingsOf(settings)).toEqual(settings)
    },
  )

  it.each([
    ['A', ' A '],
    ['  a', 'a'],
    [' b ', 'B'],
    ['big  city', 'Big  City '],
    ['"Big  City"', 'Big  City '],
    ['“B”', 'B'],
  ])('find %j where spaces or marks around a name, or its case, differ: %j', (start, name) => {
    expect(settingsOf({ graph, start })).toMatchObject({ start: name })
  })

  it('say which name is that of no node', () => {
    expect(settingsOf({ graph, start: ' C ' })).toMatchObject({
      setting: 'start',
      fault: { told: { word: 'graph.unknownNode', values: { text: 'C' } } },
    })
  })
})
