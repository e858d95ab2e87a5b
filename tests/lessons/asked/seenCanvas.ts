import { vi } from 'vitest'

const notes = new WeakMap<HTMLCanvasElement, string[]>()

function written(value: unknown): string {
  if (typeof value === 'number') return value.toFixed(1)
  return typeof value === 'string' ? value : ''
}

/** A context that notes all that is called and set, from the beginning of a frame on. */
function notingContext(canvas: HTMLCanvasElement): unknown {
  const seen: string[] = []
  notes.set(canvas, seen)
  const values = new Map<string | symbol, unknown>()
  return new Proxy(canvas, {
    get: (_, name) => {
      if (values.has(name)) return values.get(name)
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
