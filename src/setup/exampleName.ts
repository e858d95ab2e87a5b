import type { ExampleWord } from '../problems'
import type { Example } from '../problems/manifest'
import type { Message } from '../words/message'
import { exampleTitle } from '../words/problemWords'

/** What an example is called: by the length of its solution too, where that is known. */
export function exampleName(
  { title, byLength }: Example<ExampleWord>,
  length: number | undefined,
): Message {
  if (length === undefined) return exampleTitle(title)
  const moves: Message = { key: 'setup.example.moves', values: { count: length } }
  if (byLength) return moves
  return { key: 'setup.example.named', values: { name: exampleTitle(title), moves } }
}
