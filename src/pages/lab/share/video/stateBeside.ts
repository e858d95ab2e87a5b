import { nodeOf } from '../../../../player/currentNode'
import { eventAt } from '../../../../recording/query/events'
import { stateOf } from '../../../../recording/query/path/path'
import type { Recording } from '../../../../recording/recording'
import type { Run } from '../../../../recording/run'
import { say } from '../../../../words/message'
import type { Frame } from './paintFrame'

/** The state of the node that a step is about, and which node that is; the start before the first. */
export function stateBeside({ problem }: Run, recording: Recording, step: number): Frame['state'] {
  const node = nodeOf(eventAt(recording, step), recording)
  if (node === undefined) return { scene: problem.draw(problem.start), lines: [] }
  const { depth, side } = recording.columns
  const key = side[node] === 1 ? 'tree.depthFromGoal' : 'tree.depth'
  return {
    scene: problem.draw(stateOf(recording, node)),
    lines: [
      say({ key: 'inspector.node', values: { node } }),
      say({ key, values: { level: depth[node] } }),
    ],
  }
}
