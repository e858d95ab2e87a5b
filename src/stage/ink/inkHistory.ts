import type { Ink } from '../../drawing/ink'
import { noInk } from './ink'

/** What is drawn, and what undo and redo lead to. Strokes are shared, never copied. */
export interface InkHistory {
  readonly past: readonly Ink[]
  readonly ink: Ink
  readonly future: readonly Ink[]
}

/** How many changes can be undone. */
export const mostUndone = 100

export const newHistory: InkHistory = { past: [], ink: noInk, future: [] }

/** Makes a change, which can be undone; what was undone before is gone. */
export function changed({ past, ink }: InkHistory, to: Ink): InkHistory {
  return { past: [...past, ink].slice(-mostUndone), ink: to, future: [] }
}

export function undone(history: InkHistory): InkHistory {
  const { past, ink, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), ink: past[past.length - 1], future: [ink, ...future] }
}

export function redone(history: InkHistory): InkHistory {
  const { past, ink, future } = history
  if (future.length === 0) return history
  return { past: [...past, ink], ink: future[0], future: future.slice(1) }
}

/** Takes all strokes away, of every picture. */
export function withoutInk(history: InkHistory): InkHistory {
  return history.ink.length > 0 ? changed(history, noInk) : history
}
