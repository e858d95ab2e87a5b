/**
 * The buffers behind the typed arrays of a plain value, however deep, each once: what has to be
 * named to hand the value over to another thread instead of copying it.
 */
export function buffersWithin(value: unknown): ArrayBufferLike[] {
  const buffers = new Set<ArrayBufferLike>()
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (ArrayBuffer.isView(next)) buffers.add(next.buffer)
    else if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) waiting.push(inner)
    }
  }
  return Array.from(buffers)
}
