import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recordingFacts } from './recordingFacts'
import stored from './recordings.json'

describe('a recording that somebody has saved', () => {
  it.each(stored)('still opens and tells the same: $about', ({ file, steps, shows }) => {
    const text = readFileSync(`tests/stored/files/recordings/${file}`, 'utf8')
    expect(recordingFacts(text, steps)).toEqual(shows)
  })
})
