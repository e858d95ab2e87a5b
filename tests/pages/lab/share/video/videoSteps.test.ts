import { expect, it } from 'vitest'
import { stepSeconds } from '../../../../../src/pages/lab/share/video/videoPace'
import {
  firstStepFrom,
  lastStepFrom,
  mostPictures,
  videoSteps,
} from '../../../../../src/pages/lab/share/video/videoSteps'
import { eventAt } from '../../../../../src/recording/query/events'
import { recordedTree } from '../../../../stage/tree/recordedTree'

const { recording } = recordedTree({ start: '451260738', solver: 'breadth-first' })
const last = recording.events - 1

it('shows each event from the first step to the last, both included', () => {
  expect(videoSteps(recording, 3, 7, 'event')).toEqual([3, 4, 5, 6, 7])
  expect(videoSteps(recording, 7, 7, 'event')).toEqual([7])
})

it('shows each expansion, and the step at which it ends', () => {
  const expansions = Array.from({ length: 41 }, (_, step) => step).filter(
    (step) => eventAt(recording, step).kind === 'expand',
  )
  const steps = videoSteps(recording, 0, 40, 'expansion')
  expect(steps).toEqual([...new Set([0, ...expansions, 40])])
})

it('goes no farther than it has pictures, and not beyond the end', () => {
  expect(last).toBeGreaterThan(mostPictures + 5)
  expect(lastStepFrom(recording, 5, 'event')).toBe(5 + mostPictures - 1)
  expect(lastStepFrom(recording, last - 5, 'event')).toBe(last)
  expect(videoSteps(recording, 0, last, 'event')).toHaveLength(mostPictures)
})

it('begins at the step that is shown, or at the start where nothing comes after it', () => {
  expect(firstStepFrom(recording, 12)).toBe(12)
  expect(firstStepFrom(recording, last)).toBe(0)
})

it('shows each step as long as was chosen, and the last one until it has been seen', () => {
  expect(stepSeconds(4, ['a', 'b', 'c'])).toEqual([0.25, 0.25, 2])
  expect(stepSeconds(0.25, ['a', 'b'])).toEqual([4, 4])
})

it('leaves time to read: more for a longer sentence', () => {
  const [short, long] = stepSeconds('reading', ['word '.repeat(3), 'word '.repeat(30), 'end'])
  // Nobody reads more than four words a second from a screen.
  expect(short).toBeGreaterThan(3 / 4)
  expect(long).toBeGreaterThan(30 / 4)
  expect(long).toBeLessThan(20)
})
