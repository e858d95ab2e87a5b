import { describe, expect, it } from 'vitest'
import { hintSearch } from '../../src/play/hint/hintSearch'
import { createProblem, findManifest, problemNames, problemSettings } from '../../src/problems'
import { manifests } from '../../src/problems/all'
import { choicesOf } from '../../src/problems/choices'
import { namedStart } from '../../src/problems/namedStart'
import type { Problem, Settings } from '../../src/problems/problem'
import { readRun } from '../../src/recording/run'
import { record } from '../../src/recording/write/recorder'

function problemOf(settings: Settings): Problem {
  const made = createProblem(settings)
  if (!made.ok) throw new Error(JSON.stringify([settings, made.fault]))
  return made.value
}

describe('the manifests', () => {
  it('are what is listed without them, in the same order', () => {
    expect(problemNames).toEqual(manifests.flatMap(({ names }) => names))
    const settings = manifests.flatMap(({ states, choices }) => [
      ...states,
      ...choices.map(({ setting }) => setting),
    ])
    expect([...problemSettings].sort()).toEqual([...new Set(['problem', ...settings])].sort())
  })

  it('have one name for one problem, and one setting for one choice', () => {
    expect(new Set(problemNames).size).toBe(problemNames.length)
    const settings = manifests.flatMap(({ choices }) => choices.map(({ setting }) => setting))
    expect(new Set(settings).size).toBe(settings.length)
    expect(manifests.map(({ family }) => family)).toEqual([
      ...new Set(manifests.map(({ family }) => family)),
    ])
  })
})

describe.each(problemNames)('the manifest of %s', (problem) => {
  const manifest = findManifest(problem)
  if (!manifest) throw new Error(`no manifest of ${problem}`)
  const made = problemOf({ problem })

  it('names every setting and every heuristic that the problem has', () => {
    const known = new Set<string>([
      'problem',
      ...manifest.states,
      ...manifest.choices.map(({ setting }) => setting),
    ])
    expect(Object.keys(made.settings).filter((setting) => !known.has(setting))).toEqual([])
    expect(Object.keys(made.settings).filter((setting) => !problemSettings.has(setting))).toEqual(
      [],
    )
    expect(made.heuristics.map(({ id }) => id)).toEqual(manifest.heuristics)
  })

  it('offers choices that can be made, and says which is taken where none is', () => {
    for (const { setting, values, default: standard } of choicesOf(made.settings)) {
      expect(made.settings[setting], setting).toBe(standard)
      for (const value of values) {
        expect(problemOf({ problem, [setting]: value }).settings[setting]).toBe(value)
      }
    }
  })

  it('has examples, lists and names of starts, each of them right', () => {
    for (const { settings } of manifest.examples(problem)) {
      expect(problemOf(settings).settings).toMatchObject(settings)
    }
    const { needStart = [] } = manifest
    const others = Object.entries(made.settings).filter(([name]) => !needStart.includes(name))
    for (const { starts } of manifest.startLists?.(made.settings) ?? []) {
      for (const start of starts) problemOf({ ...Object.fromEntries(others), start })
    }
    for (const named of manifest.namedStarts ?? []) {
      if (named.problem !== problem) continue
      expect(namedStart(problem, ` ${named.name.toUpperCase()} `)).toEqual(named)
      problemOf({ problem, start: named.start })
    }
  })

  it('is searched for a hint as it can be, by a heuristic that it has', () => {
    const { settings } = hintSearch(made, made.start)
    expect(readRun(settings).ok).toBe(true)
  })

  it('is played by taps where the problem has a hand for them, and only there', () => {
    expect(made.hand !== undefined).toBe(manifest.play === 'taps')
  })
})

it.each([
  ['sliding-3x3', '451260738'],
  ['sliding-2x3', '451230'],
  ['pancakes', '2413'],
  ['hanoi', 'AAA'],
])('random starts of %s can be solved, the same for the same seed', (problem, start) => {
  const random = findManifest(problem)?.random
  const { settings } = problemOf({ problem, start })
  const first = random?.start(settings, 7)
  expect(random?.start(settings, 7)).toBe(first)
  const read = readRun({ ...settings, start: first ?? '', solver: 'a-star' })
  expect(read.ok && record(read.value).outcome?.kind).toBe('solved')
})
