import { expect } from 'vitest'

/** An event as a tool finds it in a file. */
export interface ReadEvent {
  readonly type: string
  readonly id: string
  readonly pId: string | null
  readonly [property: string]: unknown
}

export interface ReadTrace {
  readonly events: readonly ReadEvent[]
  readonly views: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

/** What each shape has to have, besides a color. */
const required: Readonly<Record<string, readonly string[]>> = {
  rect: ['x', 'y', 'width', 'height', 'fill'],
  circle: ['x', 'y', 'radius', 'fill'],
  polygon: ['points', 'fill'],
  path: ['points', 'line-width', 'fill'],
}

/**
 * Reads a trace as version 1.4.0 says it is: a version, views of components that are shapes or other
 * views, and events with an id each; and as we say, each with its step.
 */
export function readTrace(text: string): ReadTrace {
  const trace = JSON.parse(text) as ReadTrace & { version: string }
  const names = ['version', 'pivot', 'views', 'events']
  expect(Object.keys(trace).filter((name) => !names.includes(name))).toEqual([])
  expect(trace.version).toBe('1.4.0')
  expect(Array.isArray(trace.views.main)).toBe(true)
  for (const component of Object.values(trace.views).flat()) {
    const kind = String(component.$)
    if (Object.hasOwn(trace.views, kind)) continue
    expect(Object.keys(required)).toContain(kind)
    for (const property of required[kind]) expect(component).toHaveProperty([property])
  }
  // Asked for all at once: there are many thousands.
  expect(trace.events.filter((event) => !isEvent(event))).toEqual([])
  return trace
}

function isEvent({ type, id, pId, at }: Readonly<Record<string, unknown>>): boolean {
  const isOfNode = isNumber(id) && (pId === null || isNumber(pId))
  return typeof type === 'string' && isOfNode && Number.isInteger(at)
}

function isNumber(text: unknown): boolean {
  return typeof text === 'string' && /^\d+$/.test(text)
}
