import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { estimatedValues, nodeValues } from '../nodeValues'

/** What a waiting node shows of itself: the value its place depends on, else its depth. */
export function orderValue(
  recording: Recording,
  run: Run,
  node: Node,
): { readonly short: Message; readonly spoken: Message } {
  const { frontier } = run.chosen.solver
  const { g, h } = nodeValues(recording, node)
  if (frontier === 'least-g') return same({ key: 'frontier.value.g', values: { g } })
  if (frontier === 'least-h') return same({ key: 'frontier.value.h', values: { h } })
  const values = estimatedValues(recording, run, node)
  if (!values) return same({ key: 'frontier.depth', values: { depth: g } })
  return {
    short: { key: 'frontier.value.f', values: { ...values } },
    spoken: { key: 'frontier.value.spoken', values: { ...values } },
  }
}

function same(message: Message) {
  return { short: message, spoken: message }
}
