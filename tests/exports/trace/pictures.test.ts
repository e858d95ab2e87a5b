import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { exportColors } from '../../../src/exports/colors'
import { traceText } from '../../../src/exports/trace/traceText'
import { manifests } from '../../../src/problems/all'
import { Recorder } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { readTrace } from './readTrace'
import type { ReadEvent } from './readTrace'

function traceOf(settings: Readonly<Record<string, string>>) {
  const run = runOf(settings)
  const recorder = new Recorder(run)
  recorder.advance(30)
  return readTrace(traceText(run, recorder.recording(), () => 'cut'))
}

const theme = { foreground: '#000000', background: '#ffffff' }
/** Where code is run that sees nothing but its own names. */
const apart = createContext({ theme })

/** What a tool makes of a component, if its condition holds: the texts that are code are run, as that tool runs them. */
function drawn(
  component: Readonly<Record<string, unknown>>,
  events: readonly ReadEvent[],
  step: number,
  scope: Readonly<Record<string, number>>,
): readonly Readonly<Record<string, unknown>>[] {
  const evaluate = (value: unknown): unknown => {
    const code = typeof value === 'string' ? /^\$\{\{(.*)\}\}$/.exec(value)?.[1] : undefined
    if (code === undefined) return value
    Object.assign(apart, { $: { ...events[step], ...scope }, events, step })
    return runInContext(code, apart)
  }
  const { $if: condition = true, ...others } = component
  if (evaluate(condition) !== true) return []
  const values = Object.entries(others).map(([name, value]) => [name, evaluate(value)] as const)
  return [Object.fromEntries(values)]
}

const boards = manifests
  .filter(({ family }) => family !== 'graph' && family !== 'grid')
  .map(({ family, names, asksForStart }) => {
    return { family, settings: asksForStart ? { start: '123456078' } : { problem: names[0] } }
  })

describe('the pictures of a trace', () => {
  it.each(boards)('of $family draw each state by shapes that are whole', ({ settings }) => {
    const { events, views } = traceOf(settings)
    const shapes = new Set<string>()
    for (const [step, { picture }] of events.slice(0, 6).entries()) {
      const numbers = picture as readonly number[]
      for (const nth of numbers.keys()) {
        const found = views.shape.flatMap((each) => drawn(each, events, step, { nth }))
        expect(found).toHaveLength(1)
        const [{ x, y, fill, alpha }] = found
        expect([x, y, alpha].every(Number.isFinite)).toBe(true)
        expect(fill).toMatch(/^#[\da-f]{6}$/)
      }
      shapes.add(numbers.join(' '))
    }
    const states = new Set(events.slice(0, 6).map(({ state }) => state))
    expect(shapes.size).toBe(states.size)
  })

  it('of a grid place each node on its cell', () => {
    const { events } = traceOf({ problem: 'grid', map: 'S./#G' })
    const places = events.map(({ id, x, y }) => `${id}: ${String(x)} ${String(y)}`)
    expect(places).toContain('0: 0 0')
    expect(events.find(({ type }) => type === 'goal')).toMatchObject({ x: 1, y: 1 })
    expect(events[0].cells).toEqual([
      { x: 0, y: 0, width: 2, cost: 1 },
      { x: 0, y: 1, width: 1, cost: 0 },
      { x: 1, y: 1, width: 1, cost: 1 },
    ])
    const wide = traceOf({ problem: 'grid', map: 'S../#.G' })
    expect(wide.events.find(({ type }) => type === 'goal')).toMatchObject({ x: 2, y: 1 })
  })

  it('of a graph have a finite place for each node, placed or not', () => {
    for (const graph of ['a - b 1; b - c 2', 'node a @ 3 3; node b @ 3 9; a - b 1', 'romania']) {
      const { events } = traceOf({ problem: 'graph', graph })
      expect(events.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    }
  })

  it('never run what a user wrote: names stand in events, not in views', () => {
    const name = '${{ stolen }}'
    const { events, views } = traceOf({ problem: 'graph', graph: `"${name}" - "b" 1` })
    expect(events[0].state).toContain('stolen')
    expect(JSON.stringify(views)).not.toContain('stolen')
  })

  it('have the colors of the light theme', () => {
    const theme = readFileSync('src/app/theme.css', 'utf8')
    for (const [name, color] of Object.entries(exportColors)) {
      expect(theme).toContain(`--${name}: light-dark(${color},`)
    }
  })
})
