import { expandedAt } from '../../recording/query/events'
import type { SearchEvent } from '../../recording/query/events'
import type { Recording } from '../../recording/recording'
import type { Frontier, Node } from '../../solvers/solver'
import type { MessageKey } from '../../words/message'

/** What is to be said of a node: it leaves next or last, it has just come, it is on the path. */
export type WaitingTag = 'next' | 'new' | 'last' | 'path'

/** The words for a tag, by the order in which nodes leave, where one is known. */
export function tagKey(tag: WaitingTag, frontier: Frontier | undefined): MessageKey {
  if (tag !== 'next' && tag !== 'last') return `frontier.tag.${tag}`
  const order = frontier?.order
  if (order === 'queue' || order === 'stack') return `frontier.tag.${order}.${tag}`
  return `frontier.tag.priority.${tag}`
}

/** The node whose children are coming in at a step: a child of it that waits is new. */
export function latestParent(recording: Recording, event: SearchEvent): Node | undefined {
  if (event.kind === 'finish') return undefined
  return recording.expansions.items[expandedAt(recording, event.event) - 1]
}
