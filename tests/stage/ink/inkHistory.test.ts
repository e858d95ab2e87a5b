import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inkedPictures } from '../../../src/drawing/ink'
import type { Ink, InkedPicture } from '../../../src/drawing/ink'
import { noInk, withStroke } from '../../../src/stage/ink/ink'
import {
  changed,
  withoutInk,
  mostUndone,
  newHistory,
  redone,
  undone,
} from '../../../src/stage/ink/inkHistory'
import type { InkHistory } from '../../../src/stage/ink/inkHistory'

type Action = { kind: 'draw'; on: InkedPicture; x: number } | { kind: 'undo' | 'redo' | 'clear' }

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('draw' as const),
    on: fc.constantFrom(...inkedPictures),
    x: fc.nat(99),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'clear' as const) }),
)

const drawn = (ink: Ink, picture: InkedPicture, x: number): Ink =>
  withStroke(ink, { picture, colour: 1, points: [x, x] })

function done(history: InkHistory, action: Action): InkHistory {
  if (action.kind === 'draw') return changed(history, drawn(history.ink, action.on, action.x))
  return { undo: undone, redo: redone, clear: withoutInk }[action.kind](history)
}

/** The changes that count in the end, found on the list of actions alone. */
function changesLeft(actions: readonly Action[]): readonly Action[] {
  const made: Action[] = []
  let taken = 0
  for (const action of actions) {
    if (action.kind === 'undo') taken = Math.max(0, taken - 1)
    else if (action.kind === 'redo') taken = Math.min(made.length, taken + 1)
    else if (action.kind === 'draw' || replayed(made.slice(0, taken)).length > 0) {
      made.splice(taken, Infinity, action)
      taken += 1
    }
  }
  return made.slice(0, taken)
}

function replayed(changes: readonly Action[]): Ink {
  return changes.reduce(
    (ink, change) => (change.kind === 'draw' ? drawn(ink, change.on, change.x) : noInk),
    noInk,
  )
}

it('is, after any actions, what replaying the changes that were not undone gives', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: mostUndone }), (actions) => {
      const { ink } = actions.reduce(done, newHistory)
      expect(ink).toEqual(replayed(changesLeft(actions)))
    }),
  )
})

it('brings back what was cleared', () => {
  const before = changed(newHistory, drawn(noInk, 'map', 3))
  const after = withoutInk(before)
  expect(after.ink).toEqual(noInk)
  expect(undone(after).ink).toBe(before.ink)
})

it('does not count a clearing of what is clear', () => {
  expect(withoutInk(newHistory)).toBe(newHistory)
})

it('remembers a hundred changes', () => {
  let history = newHistory
  for (let x = 0; x < mostUndone + 20; x++) history = changed(history, drawn(noInk, 'tree', x))
  for (let times = 0; times < mostUndone + 20; times++) history = undone(history)
  expect(history.past).toHaveLength(0)
  expect(history.ink[0].points).toEqual([19, 19])
})
