import { describe, expect, it } from 'vitest'
import { runCommand, timeless } from './commandLine'
import stored from './commands.json'

/** An output as it is written today: `puzzle` and `bound` have new names in it. */
function inTodaysWords(output: string): string {
  return output.replaceAll('"puzzle"', '"problem"').replaceAll(':bound=', ':heuristic=')
}

/** What scripts read of a JSON is still there; more may stand beside it. */
function expectOutput(found: string, expected: string): void {
  if (!expected.startsWith('{')) expect(found).toBe(expected)
  else expect(JSON.parse(found)).toMatchObject(JSON.parse(expected) as object)
}

describe('a command line that somebody has written down', () => {
  it.each(stored)('still prints the same and ends with the same status: $line', async (each) => {
    const name = each.name === 'solve' ? 'solve' : 'experiment'
    const { output, error, status } = await runCommand(name, each.args, each.input)
    expectOutput(timeless(output), inTodaysWords(each.output))
    expect([error, status]).toEqual([each.error, each.status])
  })
})
