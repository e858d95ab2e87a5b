import { vi } from 'vitest'

/** Lets texts be measured where there is no canvas: by their length and the size of the letters. */
export function measureByLength(): void {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        const context = {
          font: '',
          measureText: (text: string) => {
            const size = Number(/([\d.]+)px/.exec(context.font)?.[1] ?? 10)
            return { width: text.length * size * 0.55 }
          },
        }
        return context
      }
    },
  )
}
