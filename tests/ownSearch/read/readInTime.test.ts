import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unlessWrong } from '../../../src/ownSearch/read/faults/sourceFault'
import { readInTime } from '../../../src/ownSearch/read/readInTime'
import { withoutTypes } from '../../../src/ownSearch/read/withoutTypes'
import breadthFirst from '../../../src/solvers/breadthFirst.ts?raw'
import { WorkerFailure } from '../../../src/workers/workerFault'

/** What the readers are: each in a worker of its own, which may never answer, or not come. */
const workers = vi.hoisted(() => ({ made: 0, ended: 0, way: 'answers' }))
vi.mock('../../../src/workers/workerClient', () => ({
  callWorker() {
    workers.made++
    const failed = workers.way === 'missing'
    const failure = failed
      ? Promise.reject(new WorkerFailure({ kind: 'not-loaded' }))
      : new Promise<never>(() => {})
    failure.catch(() => {})
    const service = {
      begin: () => Promise.resolve(),
      withoutTypes: (source: string) =>
        workers.way === 'silent'
          ? new Promise(() => {})
          : Promise.resolve(unlessWrong(() => withoutTypes(source))),
    }
    return { service, failure, end: () => void workers.ended++ }
  },
}))

beforeEach(() => {
  vi.stubGlobal('Worker', class {})
  vi.useFakeTimers()
})
afterEach(async () => {
  // One that never answers is gone after this.
  workers.way = 'silent'
  const last = readInTime('')
  await vi.advanceTimersByTimeAsync(60_000)
  await last
  Object.assign(workers, { made: 0, ended: 0, way: 'answers' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reads one source after another with one worker', async () => {
  for (const source of [breadthFirst, `${breadthFirst}\n`]) {
    expect(await readInTime(source)).toMatchObject({ ok: true, value: { source } })
  }
  expect(workers).toMatchObject({ made: 1, ended: 0 })
})

it('tells what is wrong with a source, and at which line', async () => {
  expect(await readInTime('const frontier =\n= 1')).toMatchObject({
    ok: false,
    fault: { problem: { kind: 'syntax' }, line: 2 },
  })
})

it('ends the reading of a source that takes longer, and reads the next one', async () => {
  workers.way = 'silent'
  const slow = readInTime(breadthFirst)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(workers.ended).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await slow).toEqual({
    ok: false,
    fault: { problem: { kind: 'too-slow', seconds: 5 }, line: 1 },
  })
  expect(workers.ended).toBe(1)

  workers.way = 'answers'
  expect(await readInTime(breadthFirst)).toMatchObject({ ok: true })
  expect(workers.made).toBe(2)
})

it('gives a source that waits for another its own time', async () => {
  workers.way = 'silent'
  const both = Promise.all([readInTime(breadthFirst), readInTime(breadthFirst)])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(workers.ended).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await both).toHaveLength(2)
})

it('is refused where the worker does not come, and asks for another the next time', async () => {
  workers.way = 'missing'
  await expect(readInTime(breadthFirst)).rejects.toBeInstanceOf(WorkerFailure)
  workers.way = 'answers'
  expect(await readInTime(breadthFirst)).toMatchObject({ ok: true })
})
