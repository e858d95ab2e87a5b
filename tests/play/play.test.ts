import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOf, isSameSpot, isSameState, isStep, movesOf, stepsFrom } from '../../src/play/moves'
import type { PlayMove } from '../../src/play/moves'
import {
  canRedo,
  canUndo,
  makeMove,
  playFrom,
  positionOf,
  redo,
  restart,
  undo,
} from '../../src/play/play'
import type { Play } from '../../src/play/play'
import type { Settings, State } from '../../src/problems/problem'
import { Successors } from '../../src/problems/successors'
import { played, playOf } from './playOf'

const problems: readonly Settings[] = [
  { problem: 'sliding-3x3', start: '451260738' },
  { problem: 'sliding-3x2', start: '451230' },
  { problem: 'blocks', start: 'four-by-four', metric: 'cell' },
  { problem: 'blocks', start: 'four-by-four', metric: 'straight' },
  { problem: 'blocks', start: 'classic', metric: 'any' },
  { problem: 'blocks', start: 'seed', metric: 'any', equal: 'none' },
  { problem: 'pegs-13' },
  { problem: 'pegs-15' },
  { problem: 'pegs-33' },
]
const anySettings = fc.constantFrom(...problems)
const anyDeeds = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('move'), choice: fc.nat() } as const) },
    fc.record({ kind: fc.constantFrom('undo', 'redo', 'restart'), choice: fc.nat() } as const),
  ),
  { maxLength: 40 },
)

function does(play: Play, { kind, choice }: { kind: string; choice: number }): Play {
  if (kind === 'undo') return undo(play)
  if (kind === 'redo') return redo(play)
  if (kind === 'restart') return restart(play)
  const moves = movesOf(play.problem, positionOf(play).state)
  return moves.length === 0 ? play : makeMove(play, moves[choice % moves.length])
}

it('stays on boards that one move of the puzzle each leads to, whatever is done', () => {
  fc.assert(
    fc.property(anySettings, anyDeeds, (settings, deeds) => {
      const { problem, positions } = deeds.reduce(does, playOf(settings))
      const successors = new Successors()
      for (const [at, { state }] of positions.entries()) {
        if (at === 0) continue
        const { low, high } = positions[at - 1].state
        problem.successors(low, high, successors)
        const reached = Array.from({ length: successors.count }, (_, each) => each)
        expect(
          reached.some(
            (each) => successors.low[each] === state.low && successors.high[each] === state.high,
          ),
        ).toBe(true)
      }
    }),
  )
})

it('comes back to the start when all is undone, and to the end when all is redone', () => {
  fc.assert(
    fc.property(anySettings, anyDeeds, (settings, deeds) => {
      const begun = playOf(settings)
      const end = deeds.reduce(does, begun)
      let play = end
      while (canUndo(play)) play = undo(play)
      expect(positionOf(play)).toEqual(positionOf(begun))
      expect(restart(end)).toEqual(play)
      while (canRedo(play)) play = redo(play)
      expect(positionOf(play)).toBe(end.positions.at(-1))
    }),
  )
})

it('shows each piece where the puzzle draws it, under a number of its own', () => {
  fc.assert(
    fc.property(anySettings, anyDeeds, (settings, deeds) => {
      const play = deeds.reduce(does, playOf(settings))
      const { state, pieces } = positionOf(play)
      const { parts } = play.problem.draw(state)
      const drawn = parts.filter(({ shape }) => ['tile', 'block', 'peg'].includes(shape))
      expect(new Set(pieces.map(({ part }) => part))).toEqual(new Set(drawn))
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    }),
  )
})

it('moves only the piece that the move is of', () => {
  fc.assert(
    fc.property(anySettings, anyDeeds, fc.nat(), (settings, deeds, choice) => {
      const play = deeds.reduce(does, playOf(settings))
      const steps = movesOf(play.problem, positionOf(play).state).filter(isStep)
      if (steps.length === 0) return
      const step = steps[choice % steps.length]
      const begun = playFrom(play.problem, positionOf(play).state)
      const before = positionOf(begun).pieces
      const mover = before.find(({ part }) => isSameSpot(part, step.way[0]))
      const after = makeMove(begun, step)
      for (const { id, part } of positionOf(after).pieces) {
        const was = before.find((piece) => piece.id === id)?.part
        if (!was) throw new Error(`piece ${id} was not there before`)
        expect(isSameSpot(part, id === mover?.id ? endOf(step) : was)).toBe(true)
      }
    }),
  )
})

it('counts each tile that slides as a move, also one that slides back', () => {
  const play = played(played(playOf({ start: '123456078' }), '7'), '7')
  expect(play.index).toBe(2)
})

const step = (play: Play, choice: number) => {
  const steps = movesOf(play.problem, positionOf(play).state).filter(isStep)
  return steps.length === 0 ? undefined : steps[choice % steps.length]
}

/** The step that leads back to a board. */
const stepBack = (play: Play, { low, high }: State) =>
  movesOf(play.problem, positionOf(play).state).find(
    (move) => isStep(move) && move.after.low === low && move.after.high === high,
  )

it.each([
  ['straight', 0],
  ['any', 0],
  ['cell', 2],
])('counts by the metric %s a step of any block and its way back as %i', (metric, moves) => {
  const anyLayout = fc.constantFrom('four-by-four', 'classic', 'three-by-three')
  fc.assert(
    fc.property(anyLayout, anyDeeds, fc.nat(), (start, deeds, choice) => {
      const play = deeds.reduce(does, playOf({ problem: 'blocks', start, metric }))
      const { state } = positionOf(play)
      const away = step(play, choice)
      if (!away) return
      const there = makeMove(play, away)
      const back = stepBack(there, state)
      expect(back).toBeDefined()
      if (!back) return
      const again = makeMove(there, back)
      expect(positionOf(again).state).toEqual(state)
      expect(positionOf(again).pieces).toEqual(positionOf(play).pieces)
      expect(again.index).toBe(play.index + moves)
    }),
  )
})

it('counts by the metric any at most one move for all that one block does in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.nat(), (choices, first) => {
      const begun = playOf({ problem: 'blocks', start: 'four-by-four', metric: 'any' })
      let at = step(begun, first)?.way[0]
      let play = begun
      for (const choice of choices) {
        const { state } = positionOf(play)
        const steps: readonly PlayMove[] = at ? stepsFrom(play.problem, state, at) : []
        if (steps.length === 0) break
        const made = steps[choice % steps.length]
        play = makeMove(play, made)
        at = endOf(made)
      }
      const isBack = isSameState(positionOf(play).state, positionOf(begun).state)
      expect(play.index).toBe(isBack ? 0 : 1)
    }),
  )
})

it.each([
  ['cell', 2],
  ['straight', 1],
  ['any', 1],
])('counts two steps of one block by the metric %s as %i', (metric, moves) => {
  const layout = { problem: 'blocks', start: 'AA/AA/B./../..', target: 'A', goal: '0,3' }
  const begun = playOf({ ...layout, metric })
  const play = played(played(begun, '0,2:D'), '0,3:D')
  expect(play.index).toBe(moves)
  expect(undo(play).index).toBe(moves - 1)
})

it('counts a turn of one block as one move only where any slide is one', () => {
  const layout = { problem: 'blocks', start: 'AA/AA/B./../..', target: 'A', goal: '0,3' }
  const turned = (metric: string) =>
    played(played(playOf({ ...layout, metric }), '0,2:D'), '0,3:R').index
  expect([turned('cell'), turned('straight'), turned('any')]).toEqual([2, 2, 1])
})

it('counts the jumps of one peg in a row as one move, those of another as the next', () => {
  let play = played(playOf({ problem: 'pegs-13' }), '0-6')
  play = played(play, '9-3')
  expect(play.index).toBe(2)
  play = played(play, '2-0')
  expect(play.index).toBe(3)
  play = played(play, '0-6')
  expect(play.index).toBe(3)
  expect(play.problem.notation(play.positions[2].state, play.positions[3].move?.action ?? -1)).toBe(
    '2-0-6',
  )
})
