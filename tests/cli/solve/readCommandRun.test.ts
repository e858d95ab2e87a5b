import { describe, expect, it } from 'vitest'
import { withFullName } from '../../../src/cli/options/problemName'
import { readCommandRun } from '../../../src/cli/solve/readCommandRun'

describe('the puzzle of a board', () => {
  it.each([
    ['867254301', 'sliding-3x3'],
    ['1 2 3\n4 5 6\n0 7 8\n', 'sliding-3x3'],
    ['1 2 3 / 4 5 6 / _ 7 8', 'sliding-3x3'],
    ['1230', 'sliding-2x2'],
    ['123450', 'sliding-3x2'],
    ['123/450', 'sliding-3x2'],
    ['12/34/50', 'sliding-2x3'],
    ['1 2\n3 4\n5 0', 'sliding-2x3'],
    ['1 2 3 4 5 6 7 0', 'sliding-4x2'],
    ['12/34/56/70', 'sliding-2x4'],
    ['1,2,3,4,5,6,7,8,9,10,11,0', 'sliding-4x3'],
    ['1 2 3/4 5 6/7 8 9/10 11 0', 'sliding-3x4'],
    ['1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0', 'sliding-4x4'],
    ['1 2 3 / 456 / _ 7 8\r\n', 'sliding-3x3'],
    ['1\n2\n3\n4\n5\n0', 'sliding-3x2'],
    ['1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n0', 'sliding-4x3'],
    ['', 'sliding-3x3'],
    ['12345', 'sliding-3x3'],
  ])('%j is %s', (start, problem) => {
    expect(withFullName({ start }).problem).toBe(problem)
  })

  it('stays the one that is named in full', () => {
    expect(withFullName({ problem: 'sliding-2x4', start: '12345670' }).problem).toBe('sliding-2x4')
  })

  it('of pegs is the one with 13 holes', () => {
    expect(withFullName({ problem: 'pegs' })).toEqual({ problem: 'pegs-13' })
  })

  it.each([
    ['hoppers', 'pegs-13'],
    ['triangle', 'pegs-15'],
    ['english', 'pegs-33'],
  ])('of pegs goes by its name: %s', (start, problem) => {
    expect(withFullName({ problem: 'pegs', start })).toEqual({ problem, start: 'full' })
    expect(withFullName({ problem, start })).toEqual({ problem, start: 'full' })
  })

  it.each([
    ['classic', { problem: 'blocks', start: 'classic' }],
    [' Classic', { problem: 'blocks', start: 'classic' }],
    ['hoppers', { problem: 'pegs-13', start: 'full' }],
    ['English', { problem: 'pegs-33', start: 'full' }],
  ])('is told by the name of a board alone: %j', (start, settings) => {
    expect(withFullName({ start })).toEqual(settings)
  })

  it('is not another one than the one asked for', () => {
    const settings = { problem: 'pegs-33', start: 'hoppers' }
    expect(withFullName(settings)).toEqual(settings)
  })
})

describe('a problem from settings', () => {
  it('is the 8-puzzle by breadth-first search where nothing else is said', () => {
    expect(readCommandRun({ start: '867254301' })).toMatchObject({
      ok: true,
      value: {
        problem: { settings: { problem: 'sliding-3x3', start: '867254301', goal: '123456780' } },
        chosen: { solver: { id: 'breadth-first' } },
      },
    })
  })

  it.each([
    [{ start: '12345678x' }, /^--board: .*“x”/],
    [
      { problem: 'sliding-4x4', start: '123456780' },
      /^--board: The board has 9 cells where 16 are needed\.$/,
    ],
    [{ start: '112345678' }, /^--board: .*more than once/],
    [{ start: '123456780', goal: '1230' }, /^--goal: .*4 cells where 9/],
    [{ start: '123/45/6780' }, /^--board: Row 2 has 2 cells where the first has 3\.$/],
    [{ start: '1 2 3\n4 5 6\n7 8' }, /^--board: Row 3 has 2 cells/],
    [{ start: '1 2 3 4 5 / 6 7 8 9 0' }, /^--board: .*5 wide and 2 high.*2 to 4/],
    [{ problem: 'sliding-2x4', start: '1234/5670' }, /^--board: .*where 2 × 4 are needed/],
    [{ start: '123456780', goal: '1234/56780' }, /^--goal: Row 2/],
    [{ start: 'nowhere' }, /^--board: “nowhere” .*“seed”.*“hoppers”/],
    [{ problem: 'pegs', start: 'nowhere' }, /^--board: .*be “hoppers”, “triangle”, or “english”\./],
    [{ problem: 'pegs-33', start: 'hoppers' }, /^--board: .*“english”\./],
    [{ start: '123456780', order: 'random' }, /^--order: .*“up-left-right-down”/],
    [{ start: '123456780', solver: 'magic' }, /^--solver: .*“breadth-first”/],
    [{ start: '123456780', goalTest: 'later' }, /^--goal-test: .*“generation”/],
    [
      { start: '123456780', solver: 'depth-first', limit: '0' },
      /^--limit: 0 is too small\. It must be at least 1\./,
    ],
    [{ start: '123456780', solver: 'a-star', heuristic: 'hope' }, /^--heuristic: .*“manhattan”/],
    [{ start: '123456780', heuristic: 'sum' }, /^--heuristic: breadth-first on sliding-3x3 has no/],
    [{ start: '123456780', mirror: 'on' }, /^--mirror: .*Leave it out/],
    [{ problem: 'chess' }, /^--problem: .*“sliding”, “blocks”, “pegs”/],
    [{ problem: 'sliding-9x9', start: '1' }, /^--problem: /],
    [{ problem: 'blocks', start: 'nowhere' }, /^--board: .*“seed”/],
    [{ problem: 'blocks', metric: 'miles' }, /^--metric: .*“cell”/],
    [{ problem: 'blocks', solver: 'bidirectional' }, /^--solver: This search needs one goal/],
    [
      { problem: 'pegs', reached: 'two-step' },
      /^--reached: This choice needs moves that can be undone/,
    ],
    [{ problem: 'pegs', firstJump: 'high' }, /^--first-jump: .*“fixed”/],
  ])('is told in one line that names the option: %j', (settings, line) => {
    const { fault } = readCommandRun(settings) as { fault: string }
    expect(fault).toMatch(line)
    expect(fault).not.toContain('\n')
  })
})
