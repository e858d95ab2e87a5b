import { vi } from 'vitest'

const notes = new WeakMap<object, string[]>()

function written(value: unknown): string {
  if (typeof value === 'number') return value.toFixed(1)
  // Of a canvas that is drawn on another, what it was given last.
  const drawn = typeof value === 'object' && value !== null ? notes.get(value)?.at(-1) : undefined
  if (drawn !== undefined) return drawn
  if (isImage(value)) return Array.from(value.data).join(' ')
  return typeof value === 'string' ? value : ''
}

function isImage(value: unknown): value is { readonly data: Uint8ClampedArray } {
  return typeof value === 'object' && value !== null && 'data' in value
}

/** A pixel of its own for each colour. */
function pixelOf(colours: readonly string[]) {
  const code = Array.from(colours.join()).reduce((sum, letter) => {
    return (31 * sum + letter.charCodeAt(0)) % 2 ** 32
  }, 7)
  return { data: new Uint8ClampedArray(Uint32Array.of(code).buffer) }
}

const isCleared = (note: string) => note.startsWith('clearRect')

/** A context that notes all that is called and set, from the beginning of a frame on. */
function notingContext(canvas: HTMLCanvasElement): unknown {
  const seen: string[] = []
  notes.set(canvas, seen)
  const values = new Map<string | symbol, unknown>()
  return new Proxy(canvas, {
    get: (_, name) => {
      if (values.has(name)) return values.get(name)
      if (name === 'createImageData') {
        return (width: number, height: number) => ({
          data: new Uint8ClampedArray(4 * width * height),
        })
      }
      // What was filled since it was cleared is the colour of the one pixel that is asked for.
      if (name === 'getImageData') return () => pixelOf(seen.slice(seen.findLastIndex(isCleared)))
      if (name === 'measureText') return (text: string) => ({ width: 8 * text.length })
      return (...given: readonly unknown[]) => {
        if (name === 'setTransform') seen.length = 0
        seen.push([String(name), ...given.map(written)].join(' '))
      }
    },
    set: (_, name, value) => {
      values.set(name, value)
      return seen.push(`${String(name)} = ${written(value)}`) > 0
    },
  })
}

/** Lets every canvas note what is painted on it. */
export function noteCanvases(): void {
  const contexts = new WeakMap<object, unknown>()
  const getContext = function (this: HTMLCanvasElement) {
    const context = contexts.get(this) ?? notingContext(this)
    contexts.set(this, context)
    return context
  }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = getContext
    },
  )
  HTMLCanvasElement.prototype.getContext =
    getContext as typeof HTMLCanvasElement.prototype.getContext
}

/** What the last frame of a canvas shows. */
export function paintedOn(canvas: Element): readonly string[] {
  return canvas instanceof HTMLCanvasElement ? [...(notes.get(canvas) ?? [])] : []
}
