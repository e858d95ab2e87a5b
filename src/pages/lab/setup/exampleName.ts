import type { Message } from '../../../words/message'
import type { ExampleKind } from './examples'

/** What an example is called: by the length of its solution, once that is known. */
export function exampleName(kind: ExampleKind, length: number | undefined): Message {
  if (kind === 'unsolvable' || length === undefined) return { key: `setup.example.${kind}` }
  const moves: Message = { key: 'setup.example.moves', values: { count: length } }
  return kind === 'farthest' ? { key: 'setup.example.farthestMoves', values: { moves } } : moves
}
