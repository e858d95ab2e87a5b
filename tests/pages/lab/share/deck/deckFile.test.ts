import { beforeEach, describe, expect, it } from 'vitest'
import { deckFile } from '../../../../../src/pages/lab/share/deck/deckFile'
import { deckMoments } from '../../../../../src/pages/lab/share/deck/deckMoments'
import { narrationsText } from '../../../../../src/pages/lab/share/deck/narrationsText'
import { record } from '../../../../../src/recording/write/recorder'
import { narrate } from '../../../../../src/stage/narration/narrate'
import { layOutSteps } from '../../../../../src/stage/tree/save/layOutSteps'
import { slidesOf } from '../../../../../src/stage/tree/save/slide'
import { say } from '../../../../../src/words/message'
import { layOutHere } from '../../../../layout/layOutHere'
import { runOf } from '../../../../recording/arbitraryRuns'
import { palette } from '../../../../stage/tree/notingCanvas'
import { measureByLength } from '../../../../stage/tree/save/measuredByLength'
import { readZip } from './readZip'

beforeEach(measureByLength)

const run = runOf({ start: '123745086', solver: 'a-star', heuristic: 'misplaced' })
const recording = record(run)

async function deck(steps: readonly number[], cancelAfter = Infinity) {
  const moments = deckMoments(run, recording, steps)
  const trees = await layOutSteps(recording, steps, layOutHere)
  const sheetOf = slidesOf({ run, recording, trees, palette }, steps)
  const narrations = narrationsText(run, moments, 'svg', (step) => `https://some.org/#/${step}`)
  const shares: number[] = []
  const file = await deckFile(
    { moments, sheetOf, narrations, ending: 'svg' },
    { onProgress: (share) => shares.push(share), isCancelled: () => shares.length >= cancelAfter },
  )
  return { file, shares, narrations }
}

describe('the file of a deck', () => {
  it('has a picture for each moment, numbered in order, and the narrations', async () => {
    const { file, narrations } = await deck([0, 4, 12])
    const files = readZip(new Uint8Array(await file!.arrayBuffer()))
    expect([...files.keys()]).toEqual([
      '01-step-0.svg',
      '02-step-4.svg',
      '03-step-12.svg',
      'narrations.txt',
    ])
    for (const [name, content] of files) {
      if (name.endsWith('.txt')) continue
      const picture = new DOMParser().parseFromString(content.toString(), 'image/svg+xml')
      expect(picture.documentElement.getAttribute('width')).toBe('1920')
      expect(picture.querySelector('parsererror')).toBeNull()
    }
    expect(files.get('narrations.txt')?.toString()).toBe(narrations)
  })

  it('has names that stand in order also where there are a hundred', () => {
    const steps = Array.from({ length: 100 }, (_, step) => step)
    const long = record(runOf({ start: '451260738', solver: 'a-star' }))
    expect(long.events).toBeGreaterThan(100)
    const longRun = runOf({ start: '451260738', solver: 'a-star' })
    const moments = deckMoments(longRun, long, steps)
    const text = narrationsText(longRun, moments, 'png', undefined)
    const names = Array.from(text.matchAll(/\((.*\.png)\)$/gm), ([, name]) => name)
    expect(names).toHaveLength(100)
    expect(names).toEqual([...names].sort())
    expect(text).toContain('too long for links')
  })

  it('tells how far it is, and is not made when it is cancelled', async () => {
    const { shares } = await deck([0, 4, 12, 16])
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
    const cancelled = await deck([0, 4, 12, 16], 2)
    expect(cancelled.file).toBeUndefined()
    expect(cancelled.shares).toEqual([0.25, 0.5])
  })
})

it('the narrations tell each moment as the page does, with its link, and what was searched', () => {
  const steps = [0, 4, 12]
  const moments = deckMoments(run, recording, steps)
  const text = narrationsText(run, moments, 'svg', (step) => `https://some.org/#/${step}`)
  const [head, ...told] = text.trimEnd().split('\n\n')
  expect(head).toBe('8-puzzle (3 × 3) · A*\n123745086 → 123456780\nHeuristic (h): misplaced tiles')
  expect(told).toEqual(
    steps.map((step, at) =>
      [
        `${at + 1}. Step ${step} (0${at + 1}-step-${step}.svg)`,
        say(narrate(recording, run, step)),
        `https://some.org/#/${step}`,
      ].join('\n'),
    ),
  )
})
