import { SearchMisuse, fates } from './searchMisuse'
import type { Misuse } from './searchMisuse'

/** By fate. */
const words = [
  'it waits in the frontier',
  'it was expanded before',
  'it was pruned',
  'it was dropped from the frontier',
  'a cheaper node has replaced it',
  'it was found to be a solution before',
  'it belongs to the tree of an earlier iteration',
  'no node that was kept has this number',
] as const

const noMeeting = {
  states: 'their states differ',
  side: 'they have the same side',
  none: 'there is no such node',
} as const

/** What a search did wrong, and what would be right, in English: the author of a search reads it. */
export function misuseSentence(misuse: Misuse): string {
  switch (misuse.kind) {
    case 'not-waiting': {
      const { node, fate, wish } = misuse
      return `Node ${node} cannot ${wish}: ${words[fate]}. ${ruleOf(misuse)}`
    }
    case 'too-late': {
      const { node, newest, fate, wish } = misuse
      const since =
        newest < 0 ? 'the search has gone on since' : `node ${newest} was generated since`
      return (
        `Node ${node} cannot ${wish}: ${fate === fates.waiting ? since : words[fate]}. ` +
        'Say what becomes of a child once, and before the next one is generated.'
      )
    }
    case 'not-yielded':
      return (
        `The children of node ${misuse.node} cannot be generated: its expansion was not yielded. ` +
        'Write “yield tree.expand(node)”, without a condition.'
      )
    case 'not-being-expanded':
      return (
        `The children of node ${misuse.node} cannot be generated: it is not the node being expanded. ` +
        'Write “yield tree.expand(node)” first, and take all its children then: “[...tree.children(node)]”.'
      )
    case 'not-a-goal':
      return (
        `Node ${misuse.node} cannot be a solution: its state is not the goal. ` +
        'Ask “tree.isGoal(node)” first.'
      )
    case 'not-met':
      return (
        `Node ${misuse.node} cannot be a solution by itself: it was reached from the goal. ` +
        'Name the node of the start’s side that it meets: “tree.solve(node, meets)”.'
      )
    case 'not-met-at-once':
      return (
        `Node ${misuse.node} cannot be a solution: it is not the node generated last. ` +
        'A search that tests at generation gives its goal at once.'
      )
    case 'not-meeting':
      return (
        `Node ${misuse.node} cannot meet node ${misuse.meets}: ${noMeeting[misuse.why]}. ` +
        'Nodes that meet have one state and different sides.'
      )
    case 'not-replaceable': {
      const { node, child, fate } = misuse
      const isInTree = fate === fates.waiting || fate === fates.expanded
      const why = isInTree ? `node ${child} is no cheaper path to its state` : words[fate]
      return (
        `Node ${node} cannot be replaced by node ${child}: ${why}. ` +
        'A node is replaced once, by one of the same state that cost less.'
      )
    }
    case 'not-twin':
      return (
        `Node ${misuse.node} cannot repeat node ${misuse.twin}: their states differ, or there is no such node. ` +
        'A twin is an earlier node of the same state.'
      )
    case 'left-waiting':
      return (
        `The search cannot ${misuse.wish}: node ${misuse.node} still waits in the frontier. ` +
        'What waits belongs in your own queue, stack or list too. Expand what you take from it, or drop it with “tree.drop”.'
      )
    case 'not-solved':
      return `The search cannot end with node ${misuse.node} as its solution. Write “return tree.solve(node)”.`
    case 'not-units': {
      const { node, name, value, most } = misuse
      return `Node ${node} cannot have ${name} = ${value}: it is a whole number from 0 to ${most}.`
    }
    case 'not-a-limit':
      return `No iteration can begin with the limit ${misuse.limit}: limits are finite numbers from 0 that rise.`
    case 'no-such-node':
      return `Nothing is known of node ${misuse.node}: ${words[misuse.fate]}. Ask only about nodes of the tree.`
  }
}

function ruleOf({ fate, wish }: Extract<Misuse, { kind: 'not-waiting' }>): string {
  if (fate === fates.pruned || fate === fates.none) {
    return 'A pruned child must not be put into the frontier.'
  }
  if (fate === fates.solution) return 'Its solution ends a search: “return tree.solve(node)”.'
  const isLate = fate === fates.expanded && wish === 'be a solution'
  return isLate
    ? 'Ask “tree.isGoal(node)” before “tree.expand(node)”.'
    : 'A node leaves the frontier once.'
}

/** What was thrown; where it is a mistake of a search, an error that says so in a sentence. */
export function inSentences(reason: unknown): unknown {
  return reason instanceof SearchMisuse
    ? new Error(misuseSentence(reason.misuse), { cause: reason })
    : reason
}
