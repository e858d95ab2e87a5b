import { describe, expect, it, vi } from 'vitest'
import { checkSettings } from '../../../../src/pages/lab/setup/checkSettings'
import { lengthNow } from '../../../../src/pages/lab/setup/exampleLengths'
import { examplesOf } from '../../../../src/pages/lab/setup/examples'
import { puzzleNames } from '../../../../src/puzzles'
import { kept } from '../../../../src/recording/reasonCodes'
import { record } from '../../../../src/recording/recorder'

// A search of every board takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe.each(puzzleNames.filter((name) => name.startsWith('sliding-')))(
  'the examples of %s',
  (puzzle) => {
    const examples = examplesOf(puzzle)

    it('are boards of that size, solvable unless they say otherwise', () => {
      expect(examples.length).toBeGreaterThanOrEqual(3)
      for (const { kind, settings } of examples) {
        const { run, problems } = checkSettings(settings)
        expect(problems).toEqual([])
        expect(run.puzzle.solvability()?.solvable).toBe(kind !== 'unsolvable')
      }
    })

    it('go from near to far', () => {
      const near = examples.filter(({ kind }) => kind === 'near' || kind === 'middle')
      const [first, second] = near.map(({ settings }) => lengthNow(settings))
      expect(first).toBe(2)
      expect(second).toBeGreaterThan(2)
    })
  },
)

const withFarthest = puzzleNames.flatMap((name) =>
  examplesOf(name).filter(({ kind }) => kind === 'farthest'),
)

it.each(withFarthest)('no board is farther than $settings', ({ settings }) => {
  const { puzzle } = checkSettings(settings).run
  const unsolvable = examplesOf(settings.puzzle).find(({ kind }) => kind === 'unsolvable')
  // From the goal to a board that it cannot reach: a search of all there is.
  const whole = { ...settings, start: puzzle.settings.goal, goal: unsolvable?.settings.start ?? '' }
  const { columns, rows, outcome } = record(checkSettings(whole).run)
  expect(outcome).toEqual({ kind: 'exhausted' })
  let deepest = 0
  for (let row = 0; row < rows; row++) {
    if (columns.reason[row] === kept) deepest = Math.max(deepest, columns.depth[row])
  }
  expect(lengthNow(settings)).toBe(deepest)
})
