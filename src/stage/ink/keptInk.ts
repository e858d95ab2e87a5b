import type { Settings } from '../../problems/problem'
import type { Inks } from './ink'
import { readInks } from './readInks'

/** What is drawn over searches that are shown beside each other, or over one alone. */
export interface InkOverRuns {
  readonly runs: readonly { readonly settings: Settings }[]
  readonly inks: Inks
}

const key = 'tansaku-ink'

/** Keeps what is drawn for when the page is loaded again; it leaves with the window. */
export function keepInk(all: readonly InkOverRuns[]): void {
  const kept = all.map(({ runs, inks }) => ({ runs: runs.map(({ settings }) => settings), inks }))
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Then a page that is loaded again has no ink.
  }
}

/** What was drawn in this window; what is no ink is left out. */
export function keptInk(): readonly InkOverRuns[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readInkOverRuns) : []
  } catch {
    return []
  }
}

function readInkOverRuns(data: unknown): readonly InkOverRuns[] {
  if (typeof data !== 'object' || data === null || !('runs' in data)) return []
  const inks = readInks('inks' in data ? data.inks : undefined)
  const given: readonly unknown[] = Array.isArray(data.runs) ? data.runs : []
  if (!inks || given.length === 0 || !given.every(isSettings)) return []
  return [{ runs: given.map((settings) => ({ settings })), inks }]
}

function isSettings(data: unknown): data is Settings {
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isRecord && Object.values(data).every((value) => typeof value === 'string')
}
