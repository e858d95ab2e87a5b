import { describe, expect, it } from 'vitest'
import { classUsage } from '../../../src/cli/classCommand'
import { experimentUsage } from '../../../src/cli/experiment/experimentUsage'
import { optionLines } from '../../../src/cli/options/optionLines'
import { scormUsage } from '../../../src/cli/scormCommand'
import { usage } from '../../../src/cli/solve/usage'

describe('the options of a usage', () => {
  it('stand in a line each, what they mean in a line below', () => {
    const options = [
      { name: 'goal', value: 'TEXT', help: 'where to end' },
      { name: 'help', short: 'h', help: 'print this' },
    ]
    const lines = ['  --goal TEXT', '      where to end', '  --help, -h', '      print this', '']
    expect(optionLines(options)).toBe(lines.join('\n'))
  })

  it('go on in an indented line, not within a word or within quotes', () => {
    const help = `${'word '.repeat(18)}"1 2 3 / 4 5 6", or another`
    const [, first, second] = optionLines([{ name: 'board', help }]).split('\n')
    expect(first).toBe(`      ${'word '.repeat(18).trimEnd()}`)
    expect(second).toBe('      "1 2 3 / 4 5 6", or another')
  })

  it('go on behind a bar where there are many values', () => {
    const value = Array.from({ length: 20 }, () => 'zero').join('|')
    const [first, second] = optionLines([{ name: 'heuristic', value, help: '' }]).split('\n')
    expect(first).toBe(`  --heuristic ${'zero|'.repeat(17)}`)
    expect(second).toBe('          zero|zero|zero')
  })
})

it.each([
  ['solve', usage()],
  ['experiment', experimentUsage()],
  ['class', classUsage()],
  ['scorm', scormUsage(['02-breadth-first'])],
])('the usage of %s has no line of more than 100 characters', (_name, text) => {
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([])
})
