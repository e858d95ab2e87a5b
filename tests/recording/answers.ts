import type { FrontierOrder } from '../../src/recording/frontierOrder'
import { countsAt } from '../../src/recording/query/counts'
import { eventAt } from '../../src/recording/query/events'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import { levelStarts } from '../../src/recording/query/jumps'
import { childrenAt, stateOf } from '../../src/recording/query/path/path'
import { statusAt } from '../../src/recording/query/status'
import type { Recording } from '../../src/recording/recording'

const mostSteps = 8

/**
 * Everything a recording answers but which calls made its events, which files do not tell, at some steps from the first to the last, as few long texts.
 *
 * @param order the order of the frontier
 */
export function answersOf(recording: Recording, order: FrontierOrder = 'queue') {
  const { columns, expansions, calls, rows, expanded, ...rest } = recording
  void calls
  const nodes = Array.from({ length: rows }, (_, node) => node)
  const last = recording.events - 1
  const steps = Array.from({ length: mostSteps }, (_, i) =>
    Math.round((last * i) / (mostSteps - 1)),
  )
  const { parent, action, depth, reason, twin, side, h } = columns
  return {
    rest,
    expandedNodes: expansions.items.slice(0, expanded).join(),
    levels: levelStarts(recording),
    rows: nodes.map((node) => {
      const { low, high } = stateOf(recording, node)
      const links = [parent, action, depth, reason, twin, side, h].map((column) => column[node])
      return `${low} ${high} ${links.join()}`
    }),
    moments: steps.map((step) => ({
      event: eventAt(recording, step),
      counts: countsAt(recording, step),
      frontier: frontierAt(recording, step, order).join(),
      statuses: nodes.map((node) => statusAt(recording, node, step)).join(),
      children: nodes.map((node) => childrenAt(recording, node, step).join()).join(';'),
    })),
  }
}
