import { computed } from 'vue'
import type { SearchEvent } from '../../recording/query/events'
import { disorderIn } from '../../recording/query/frontier/disorder'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import { nextToLeave } from '../nextToLeave'
import { latestParent } from './waitingTag'
import type { WaitingTag } from './waitingTag'

/** The frontier at a step, and the nodes of a path if one is shown with it. */
interface TaggedFrontier {
  readonly run: Run
  readonly recording: Recording
  readonly event: SearchEvent
  readonly frontier: Int32Array
  readonly path: ReadonlySet<Node> | undefined
}

/** What is to be said of each node that the list of the frontier shows. */
export function useWaitingTags(shown: () => TaggedFrontier) {
  const disorder = computed(() => disorderIn(shown().recording, shown().run.chosen))
  const next = computed(() => {
    const { recording, run, frontier, event } = shown()
    return nextToLeave(recording, run.chosen, frontier, event)
  })
  /** The node that leaves last, where the list has an order and more than one node. */
  const last = computed(() => {
    const { path, frontier } = shown()
    return path || disorder.value || frontier.length < 2 ? undefined : frontier.at(-1)
  })
  const parent = computed(() => latestParent(shown().recording, shown().event))

  function tagOf(node: Node): WaitingTag | undefined {
    const { path, recording } = shown()
    if (node === next.value) return 'next'
    if (path?.has(node)) return 'path'
    const above = recording.columns.parent[node]
    if (above >= 0 && above === parent.value) return 'new'
    return node === last.value ? 'last' : undefined
  }

  return { disorder, last, tagOf }
}
