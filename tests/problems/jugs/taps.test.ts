import { describe, expect, it } from 'vitest'
import { jugsManifest } from '../../../src/problems/jugs/manifest'
import type { Settings } from '../../../src/problems/problem'
import type { FigurePart, Scene } from '../../../src/problems/scene'
import { Successors } from '../../../src/problems/successors'
import { say } from '../../../src/words/message'
import { toldMessage } from '../../../src/words/problemWords'

function playedFrom(settings: Settings) {
  const made = jugsManifest.read('jugs', settings)
  if (!made.ok || !made.value.hand) throw new Error(JSON.stringify(made))
  return { problem: made.value, hand: made.value.hand, start: made.value.start }
}

function tappable({ parts }: Scene): readonly FigurePart[] {
  return parts.filter((part): part is FigurePart => part.shape === 'figure' && !!part.tap)
}

/** The state after two taps: where water comes from, and where it goes. */
function stateAfter(settings: Settings, first: string, second: string): string {
  const { problem, hand, start } = playedFrom(settings)
  const held = hand.tap(start, [], first)
  if (held.kind !== 'held') throw new Error(JSON.stringify(held))
  const tapped = hand.tap(start, held.held, second)
  if (tapped.kind === 'refused') return say(toldMessage(tapped.why))
  if (tapped.kind === 'held') return tapped.held.join()
  const into = new Successors()
  problem.successors(start.low, start.high, into)
  const at = [...into.action.subarray(0, into.count)].indexOf(tapped.action)
  return problem.format({ low: into.low[at], high: into.high[at] })
}

describe('jugs played by taps', () => {
  it.each([
    ['2 3', 'tap', 'A', '4 3'],
    ['2 3', 'A', 'tap', '4 3'],
    ['2 3', 'B', 'drain', '2 0'],
    ['2 3', 'B', 'A', '4 1'],
    ['2 3', 'B', 'B', ''],
    ['2 3', 'tap', 'B', 'Jug B is full.'],
    ['2 3', 'A', 'B', 'Jug B is full.'],
    ['0 3', 'A', 'drain', 'Jug A is empty.'],
    ['0 2', 'A', 'B', 'Jug A is empty.'],
    ['0 2', 'tap', 'drain', 'Water from the tap goes into a jug. Press the jug to fill.'],
  ])('from %s, a tap on %s and one on %s: %s', (start, first, second, after) => {
    expect(stateAfter({ start }, first, second)).toBe(after)
  })

  it('say that a jug is tapped before the drain', () => {
    const { hand, start } = playedFrom({})
    const tapped = hand.tap(start, [], 'drain')
    expect(tapped.kind === 'refused' && say(toldMessage(tapped.why))).toMatch(/^Press a jug first/)
  })

  it('have no tap and no drain where they are closed', () => {
    const { hand, start } = playedFrom({ jugC: '2', tap: 'no' })
    expect(tappable(hand.draw(start, [])).map(({ tap }) => tap?.id)).toEqual(['A', 'B', 'C'])
  })

  it('say what each part is and holds, and which is lifted', () => {
    const { hand, start } = playedFrom({ start: '4 1' })
    const names = tappable(hand.draw(start, ['A'])).map(
      ({ tap }) => tap && say(toldMessage(tap.name)),
    )
    expect(names).toEqual([
      'tap',
      'drain',
      'jug A, lifted, with 4 of 4 liters',
      'jug B, with 1 of 3 liters',
    ])
  })
})

describe('jugs edited by taps', () => {
  it.each([
    ['start', { start: '0 0' }, '+1', '0 1'],
    ['start', { start: '0 3' }, '+1', '0 3'],
    ['start', { start: '0 0' }, '-0', '0 0'],
    ['start', { start: 'no state' }, '+0', '1 0'],
    ['goal', { goal: '2 *' }, '+1', '2 0'],
    ['goal', { goal: '2 0' }, '-1', '2 *'],
    ['goal', { goal: '0 *' }, '-0', '0 *'],
    ['goal', { goal: '2 anywhere' }, '+0', '3 *'],
    ['goal', { goal: '4 *' }, '+0', '4 *'],
  ] as const)('the %s of %j is after a tap on %s: %s', (state, settings, id, after) => {
    expect(jugsManifest.edits.tap({ problem: 'jugs', ...settings }, state, id)).toBe(after)
  })

  it('have two buttons for each jug, also where the text is wrong', () => {
    const settings = { problem: 'jugs', jugC: '2', start: 'no state', goal: 'none' }
    for (const state of ['start', 'goal'] as const) {
      expect(tappable(jugsManifest.edits.draw(settings, state))).toHaveLength(6)
    }
  })
})

it.each([
  { jugA: '4', jugB: '3', start: '4 3', goal: '0 0' },
  { jugA: '99', jugB: '1', start: '99 1', goal: '98' },
  { jugA: '8', jugB: '5', jugC: '3', tap: 'no', start: '3 5 0', goal: '4 4 0' },
])('all strokes of %j lie within its picture, played, too', (settings) => {
  const { problem, hand, start } = playedFrom(settings)
  for (const { parts, columns, rows } of [
    problem.draw(start),
    hand.draw(start, ['A']),
    hand.draw(start, ['tap']),
  ]) {
    const points = parts
      .flatMap((part) => (part.shape === 'figure' ? part.strokes : []))
      .flatMap((stroke) => {
        if (stroke.kind === 'polygon') return stroke.points
        const { x, y } = stroke
        if (stroke.kind === 'bar')
          return [
            { x, y },
            { x: x + stroke.width, y: y + stroke.height },
          ]
        const [across, down] =
          stroke.kind === 'disc'
            ? [stroke.radius, stroke.radius]
            : [(stroke.text.length * stroke.size * 0.64) / 2, stroke.size / 2]
        return [
          { x: x - across, y: y - down },
          { x: x + across, y: y + down },
        ]
      })
    expect(Math.min(...points.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(columns)
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(rows)
  }
})
