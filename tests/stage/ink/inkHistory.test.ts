import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inkedPictures, noInks, withStroke } from '../../../src/stage/ink/ink'
import type { InkedPicture, Inks } from '../../../src/stage/ink/ink'
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

const drawn = (inks: Inks, on: InkedPicture, x: number): Inks => ({
  ...inks,
  [on]: withStroke(inks[on], { colour: 1, points: [x, x] }),
})

function done(history: InkHistory, action: Action): InkHistory {
  if (action.kind === 'draw') return changed(history, drawn(history.inks, action.on, action.x))
  return { undo: undone, redo: redone, clear: withoutInk }[action.kind](history)
}

const isEmpty = (inks: Inks) => inkedPictures.every((on) => inks[on].strokes.length === 0)

/** The changes that count in the end, found on the list of actions alone. */
function changesLeft(actions: readonly Action[]): readonly Action[] {
  const made: Action[] = []
  let taken = 0
  for (const action of actions) {
    if (action.kind === 'undo') taken = Math.max(0, taken - 1)
    else if (action.kind === 'redo') taken = Math.min(made.length, taken + 1)
    else if (action.kind === 'draw' || !isEmpty(replayed(made.slice(0, taken)))) {
      made.splice(taken, Infinity, action)
      taken += 1
    }
  }
  return made.slice(0, taken)
}

function replayed(changes: readonly Action[]): Inks {
  return changes.reduce(
    (inks, change) => (change.kind === 'draw' ? drawn(inks, change.on, change.x) : noInks),
    noInks,
  )
}

it('is, after any actions, what replaying the changes that were not undone gives', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: mostUndone }), (actions) => {
      const { inks } = actions.reduce(done, newHistory)
      expect(inks).toEqual(replayed(changesLeft(actions)))
    }),
  )
})

it('brings back what was cleared', () => {
  const before = changed(newHistory, drawn(noInks, 'map', 3))
  const after = withoutInk(before)
  expect(after.inks).toEqual(noInks)
  expect(undone(after).inks).toBe(before.inks)
})

it('does not count a clearing of what is clear', () => {
  expect(withoutInk(newHistory)).toBe(newHistory)
})

it('remembers a hundred changes', () => {
  let history = newHistory
  for (let x = 0; x < mostUndone + 20; x++) history = changed(history, drawn(noInks, 'tree', x))
  for (let times = 0; times < mostUndone + 20; times++) history = undone(history)
  expect(history.past).toHaveLength(0)
  expect(history.inks.tree.strokes[0].points).toEqual([19, 19])
})
