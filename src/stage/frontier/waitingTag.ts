import { expandedAt } from '../../recording/query/events'
import type { SearchEvent } from '../../recording/query/events'
import { childrenAt } from '../../recording/query/path/path'
import type { Recording } from '../../recording/recording'
import type { Frontier, Node } from '../../solvers/solver'
import type { MessageKey } from '../../words/message'

/** What is to be said of a node: it leaves next or last, it has just come, it is on the path. */
export type WaitingTag = 'next' | 'new' | 'last' | 'path'

/**
 * The words for a tag, by the order in which nodes leave, where one is known.
 *
 * @param growing whether nodes may still come in before one leaves
 */
export function tagKey(
  tag: WaitingTag,
  frontier: Frontier | undefined,
  growing = false,
): MessageKey {
  if (tag !== 'next' && tag !== 'last') return `frontier.tag.${tag}`
  const order = frontier?.order
  // What comes in goes to the back: the front stays what it is.
  if (order === 'queue') return `frontier.tag.queue.${tag}`
  const among = order === 'stack' ? 'stack' : 'priority'
  return order && growing ? `frontier.soFar.${among}.${tag}` : `frontier.tag.${among}.${tag}`
}

/** Whether the node that is being expanded has children that are still to come. */
export function isGrowing(recording: Recording, event: SearchEvent): boolean {
  const parent = latestParent(recording, event)
  if (parent === undefined) return false
  const last = childrenAt(recording, parent, recording.events - 1).at(-1)
  return last !== undefined && recording.columns.generatedAt[last] > event.event
}

/** The node whose children are coming in at a step: a child of it that waits is new. */
export function latestParent(recording: Recording, event: SearchEvent): Node | undefined {
  if (event.kind === 'finish') return undefined
  return recording.expansions.items[expandedAt(recording, event.event) - 1]
}
