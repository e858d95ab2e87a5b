import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import stored from './results.json'
import { resultsFacts, startsIn } from './resultsFacts'

const textOf = (file: string) => readFileSync(`tests/stored/files/results/${file}`, 'utf8')

describe('results of an experiment that somebody has saved', () => {
  it.each(stored.results)('still open and tell the same: $about', ({ file, shows }) => {
    expect(resultsFacts(textOf(file))).toEqual(shows)
  })
})

describe('a list of starts that somebody has typed', () => {
  it('still has the same boards', () => {
    expect(startsIn(textOf('starts.txt'))).toEqual(stored.starts)
  })
})
