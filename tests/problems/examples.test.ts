import { describe, expect, it, vi } from 'vitest'
import { findManifest, problemNames } from '../../src/problems'
import { kept } from '../../src/recording/reasonCodes'
import { record } from '../../src/recording/write/recorder'
import { checkSettings } from '../../src/setup/checkSettings'
import { lengthNow } from '../../src/setup/exampleLengths'

const examplesOf = (name: string) => findManifest(name)?.examples(name) ?? []

// A search of every board takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe.each(problemNames.filter((name) => name.startsWith('sliding-')))(
  'the examples of %s',
  (problem) => {
    const examples = examplesOf(problem)

    it('are boards of that size, solvable unless they say otherwise', () => {
      expect(examples.length).toBeGreaterThanOrEqual(3)
      for (const { title, settings } of examples) {
        const { run, faults } = checkSettings(settings)
        expect(faults).toEqual([])
        expect(run.problem.solvability()?.solvable).toBe(title !== 'unsolvable')
      }
    })

    it('go from near to far', () => {
      const near = examples.filter(({ title }) => title === 'near' || title === 'middle')
      const [first, second] = near.map(({ settings }) => lengthNow(settings))
      expect(first).toBe(2)
      expect(second).toBeGreaterThan(2)
    })
  },
)

const withFarthest = problemNames.flatMap((name) =>
  examplesOf(name).filter(({ title }) => title === 'farthest'),
)

it.each(withFarthest)('no board is farther than $settings', ({ settings }) => {
  const { problem } = checkSettings(settings).run
  const unsolvable = examplesOf(settings.problem).find(({ title }) => title === 'unsolvable')
  // From the goal to a board that it cannot reach: a search of all there is.
  const whole = {
    ...settings,
    start: problem.settings.goal,
    goal: unsolvable?.settings.start ?? '',
  }
  const { columns, rows, outcome } = record(checkSettings(whole).run)
  expect(outcome).toEqual({ kind: 'exhausted' })
  let deepest = 0
  for (let row = 0; row < rows; row++) {
    if (columns.reason[row] === kept) deepest = Math.max(deepest, columns.depth[row])
  }
  expect(lengthNow(settings)).toBe(deepest)
})
