const keys = {
  n: 'add',
  c: 'connect',
  Delete: 'remove',
  Backspace: 'remove',
  F2: 'rename',
  r: 'rename',
  e: 'edge',
  s: 'start',
  g: 'goal',
  Escape: 'escape',
} as const

/** What a key asks for in a drawn graph. */
export type GraphKey = (typeof keys)[keyof typeof keys]

const meanings = new Map<string, GraphKey>(Object.entries(keys))

/** What a key asks for, if anything. */
export function graphKey(key: string): GraphKey | undefined {
  return meanings.get(key.length === 1 ? key.toLowerCase() : key)
}
