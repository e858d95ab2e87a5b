import { inject, onScopeDispose, provide } from 'vue'
import type { InjectionKey } from 'vue'

/** How a dialog would be closed: by its own ways out, or by a press beside it. */
export type WayOut = 'closing' | 'outside'

type MayClose = (by: WayOut) => boolean

const key: InjectionKey<(ask: MayClose) => () => void> = Symbol('before closing')

/**
 * Lets what is in a dialog say whether it may close.
 *
 * @returns asks everything in it: false keeps the dialog open
 */
export function askBeforeClosing(): MayClose {
  const asked = new Set<MayClose>()
  provide(key, (ask) => {
    asked.add(ask)
    return () => asked.delete(ask)
  })
  return (by) => [...asked].every((ask) => ask(by))
}

/** Asks this before the dialog around it closes, if there is one. */
export function beforeClosing(mayClose: MayClose): void {
  const stop = inject(key, undefined)?.(mayClose)
  if (stop) onScopeDispose(stop)
}
