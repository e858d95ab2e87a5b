import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../../src/problems/problem'
import { useGraphDraft } from '../../../../src/setup/editor/graph/useGraphDraft'

/** What a change of a graph that is asked for by its name makes of its settings. */
function edited(graph: string, change: (draft: ReturnType<typeof useGraphDraft>) => void) {
  const edits: Settings[] = []
  change(
    useGraphDraft(
      () => ({ problem: 'graph', graph }),
      (changes) => edits.push(changes),
    ),
  )
  return edits
}

describe.each(['Romania', 'romania\n', ' ROMANIA '])(
  'a graph with the name %j is edited',
  (name) => {
    it('as its text: a node that is added stands beside its own', () => {
      const [{ graph }] = edited(name, (draft) => draft.addNode({ x: 0, y: 0 }))
      expect(graph).toContain('node Arad')
      expect(graph).toMatch(/^node A @ 0 0\b/m)
    })

    it('and stays it where another end is chosen', () => {
      expect(edited(name, (draft) => draft.chooseEnd('goal', 'Sibiu'))).toEqual([{ goal: 'Sibiu' }])
    })
  },
)
