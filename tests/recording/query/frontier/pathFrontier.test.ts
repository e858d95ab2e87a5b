import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frontierAt } from '../../../../src/recording/query/frontier/frontier'
import { pathFrontierAt } from '../../../../src/recording/query/frontier/pathFrontier'
import { iterationAt } from '../../../../src/recording/query/iterations'
import { anyMoment } from '../../anyRecording'

const moments = anyMoment.filter(({ run }) => run.chosen.solver.frontier.order === 'path')

it('holds the frontier in its order, and a path from a root', () => {
  fc.assert(
    fc.property(moments, ({ recording, step }) => {
      const { nodes, path } = pathFrontierAt(recording, step)
      const waiting = Array.from(nodes).filter((node) => !path.has(node))
      expect(waiting).toEqual(Array.from(frontierAt(recording, step, 'path')))
      const up = Array.from(nodes).filter((node) => path.has(node))
      const { parent } = recording.columns
      expect(up.map((node) => parent[node])).toEqual(up.length === 0 ? [] : [...up.slice(1), -1])
    }),
    { numRuns: 60 },
  )
})

it('has nothing wait but beside the path, or below its end', () => {
  fc.assert(
    fc.property(moments, ({ recording, step }) => {
      const { nodes, path } = pathFrontierAt(recording, step)
      const { parent } = recording.columns
      const waiting = Array.from(nodes).filter((node) => !path.has(node))
      for (const node of waiting) if (parent[node] >= 0) expect(path).toContain(parent[node])
    }),
    { numRuns: 60 },
  )
})

it('holds nothing of an iteration that is over, also before the next one expands a node', () => {
  fc.assert(
    fc.property(moments, ({ recording }) => {
      const begun = recording.markers.filter(({ kind }) => kind === 'iteration')
      for (const { event } of begun) {
        for (const step of [event, event + 1].filter((each) => each < recording.events)) {
          const { firstRow } = iterationAt(recording, step)
          const { nodes } = pathFrontierAt(recording, step)
          expect([...nodes].filter((node) => node < firstRow)).toEqual([])
        }
      }
    }),
    { numRuns: 30 },
  )
})
