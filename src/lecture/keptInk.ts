import { readInk } from '../classroom/protocol/drawn'
import { readMessage } from '../classroom/protocol/readMessage'
import { keepInWindow, keptInWindow } from '../settings/windowStorage'
import { hasFields } from '../shared/hasFields'
import { isTexts } from '../shared/isTexts'
import { jsonIn } from '../shared/jsonIn'
import type { InkOverRuns } from '../stage/ink/useInk'

const key = 'tansaku-ink'

/** Keeps what is drawn for when the page is loaded again; it leaves with the window. */
export function keepInk(all: readonly InkOverRuns[]): void {
  const kept = all.map(({ runs, ink }) => ({ runs: runs.map(({ settings }) => settings), ink }))
  keepInWindow(key, JSON.stringify(kept))
}

/** What was drawn in this window; what is no ink is left out. */
export function keptInk(): readonly InkOverRuns[] {
  const kept = jsonIn(keptInWindow(key))
  return Array.isArray(kept) ? kept.flatMap(readInkOverRuns) : []
}

function readInkOverRuns(data: unknown): readonly InkOverRuns[] {
  if (!hasFields(data)) return []
  const ink = readMessage(readInk, data.ink)
  const given: readonly unknown[] = Array.isArray(data.runs) ? data.runs : []
  if (!ink.ok || given.length === 0 || !given.every(isTexts)) return []
  return [{ runs: given.map((settings) => ({ settings })), ink: ink.value }]
}
