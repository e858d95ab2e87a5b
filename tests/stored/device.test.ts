import { describe, expect, it } from 'vitest'
import { useProgress } from '../../src/lessons/progress/useProgress'
import { useTeacherView } from '../../src/lessons/progress/useTeacherView'
import { useSettings } from '../../src/settings/useSettings'
import stored from './device.json'

/** What was chosen and done, as the app reads it from the device. */
function keptHere() {
  const { theme, textSize, animation, patterns, speed } = useSettings().chosen
  const lessons = Object.entries(useProgress().progress.value)
  const done = (which: 'seen' | 'answered') =>
    lessons.map(([name, progress]) => `${name}: ${progress[which].join(', ')}`).join('; ')
  return {
    choices: [
      `theme ${theme}`,
      `textSize ${textSize}`,
      `animation ${animation}`,
      `patterns ${patterns}`,
      `speed ${speed}`,
    ].join(', '),
    seen: done('seen'),
    answered: done('answered'),
    teacher: useTeacherView().value,
  }
}

describe('what a device has kept', () => {
  it.each(stored)('is still read: $about', ({ holds, shows }) => {
    for (const [key, text] of Object.entries(holds)) localStorage.setItem(key, String(text))
    expect(keptHere()).toEqual(shows)
  })
})
