import { hasInk, noInks } from './ink'
import type { Inks } from './ink'

/** What is drawn, and what undo and redo lead to. Strokes are shared, never copied. */
export interface InkHistory {
  readonly past: readonly Inks[]
  readonly inks: Inks
  readonly future: readonly Inks[]
}

/** How many changes can be undone. */
export const mostUndone = 100

export const newHistory: InkHistory = { past: [], inks: noInks, future: [] }

/** Makes a change, which can be undone; what was undone before is gone. */
export function changed({ past, inks }: InkHistory, to: Inks): InkHistory {
  return { past: [...past, inks].slice(-mostUndone), inks: to, future: [] }
}

export function undone(history: InkHistory): InkHistory {
  const { past, inks, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), inks: past[past.length - 1], future: [inks, ...future] }
}

export function redone(history: InkHistory): InkHistory {
  const { past, inks, future } = history
  if (future.length === 0) return history
  return { past: [...past, inks], inks: future[0], future: future.slice(1) }
}

/** Takes all strokes away, of every picture. */
export function withoutInk(history: InkHistory): InkHistory {
  return hasInk(history.inks) ? changed(history, noInks) : history
}
