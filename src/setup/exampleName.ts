import type { Message } from '../words/message'
import type { Example } from './examples'

/** What an example is called: by the length of its solution, where that is known. */
export function exampleName({ kind, name }: Example, length: number | undefined): Message {
  if (length === undefined) {
    return kind === 'layout'
      ? { key: 'setup.asItIs', values: { text: name ?? '' } }
      : { key: `setup.example.${kind}` }
  }
  const moves: Message = { key: 'setup.example.moves', values: { count: length } }
  if (kind === 'near' || kind === 'middle') return moves
  if (kind === 'farthest') return { key: 'setup.example.farthestMoves', values: { moves } }
  if (kind === 'layout') return { key: 'setup.example.layout', values: { name: name ?? '', moves } }
  return {
    key: 'setup.example.layout',
    values: { name: { key: `setup.example.${kind}` }, moves },
  }
}
