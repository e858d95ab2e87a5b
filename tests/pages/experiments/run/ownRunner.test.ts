import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureSettings } from '../../../../src/experiments/run/measureSettings'
import { readOwn } from '../../../../src/ownSearch/readOwn'
import { ownRunner } from '../../../../src/pages/experiments/run/ownRunner'
import type { RunCounter } from '../../../../src/pages/experiments/run/ownRunner'
import { record } from '../../../../src/recording/write/recorder'
import { runOf } from '../../../recording/arbitraryRuns'

const source = readFileSync('src/solvers/breadthFirst.ts', 'utf8')
readOwn(source, 'code')
const start = '123456078'
const own = { solver: 'own:Mine', code: 'code', start, goalTest: 'expansion' }
const builtIn = { solver: 'breadth-first', start, goalTest: 'expansion' }

const runnerOf = (count: RunCounter['count']) =>
  ownRunner(() => Promise.resolve({ count, closeAll: () => {} }))

describe('a run of one’s own search in an experiment', () => {
  it('is counted as a built-in one is', async () => {
    const runner = runnerOf((_run, _cut, { onEnd }) => onEnd(record(runOf(builtIn), 0), 0))
    expect(await runner.run(own, 1000)).toEqual(measureSettings(builtIn, 1000, () => 0))
  })

  it('that was stopped says why, and is no failure of the experiment', async () => {
    const stopped = { reason: { kind: 'thrown', told: 'Error: lost' }, line: 7, step: 3 } as const
    const runner = runnerOf((_run, _cut, { onFailure }) => onFailure({ kind: 'stopped', stopped }))
    const row = await runner.run(own, 1000)
    expect(row).toMatchObject({ outcome: 'stopped', moves: undefined })
    expect(row.why).toMatch(/line 7.*Error: lost/)
  })

  it('that throws several lines says them in one, as a row of a table has it', async () => {
    const stopped = { reason: { kind: 'thrown', told: 'a\nb' }, line: 7, step: 3 } as const
    const runner = runnerOf((_run, _cut, { onFailure }) => onFailure({ kind: 'stopped', stopped }))
    expect((await runner.run(own, 1000)).why).toMatch(/^.*a b.*$/)
  })

  it('whose solution is none is told to be unsound', async () => {
    const map = { problem: 'graph', board: 'romania', solver: 'own:Mine', code: 'code' }
    const runner = runnerOf((_run, _cut, { onEnd }) => {
      onEnd({ ...record(runOf({ ...map, solver: 'breadth-first' }), 0), solution: [60_000] }, 0)
    })
    expect(await runner.run(map, 1000)).toMatchObject({ outcome: 'stopped' })
  })

  it('fails where the sandbox could not be loaded', async () => {
    const runner = runnerOf((_run, _cut, { onFailure }) => onFailure({ kind: 'not-loaded' }))
    await expect(runner.run(own, 1000)).rejects.toMatchObject({ fault: { kind: 'not-loaded' } })
  })

  it('is not made where it is proven that there is no solution', async () => {
    const runner = runnerOf(() => {
      throw new Error('it was run')
    })
    const row = await runner.run({ ...own, start: '123456870' }, 1000)
    expect(row.outcome).toBe('unsolvable')
  })
})
