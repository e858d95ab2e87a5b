import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const made: EventTarget[] = []
class ListedWorker extends EventTarget {
  constructor() {
    super()
    made.push(this)
  }
}

beforeEach(() => {
  made.length = 0
  vi.resetModules()
  vi.stubGlobal('Worker', ListedWorker)
})
afterEach(() => vi.unstubAllGlobals())

const fresh = () => import('../../../src/recording/transfer/spareClient')

test('a run takes the worker that was made ahead, and the next run another', async () => {
  const { makeWorkerAhead, takeWorker } = await fresh()
  makeWorkerAhead()
  makeWorkerAhead()
  expect(made).toHaveLength(1)
  expect(takeWorker()).toBe(made[0])
  expect(takeWorker()).toBe(made[1])
})

test('a run makes a worker of its own where the one made ahead could not start', async () => {
  const { makeWorkerAhead, takeWorker } = await fresh()
  makeWorkerAhead()
  made[0].dispatchEvent(new Event('error'))
  expect(takeWorker()).toBe(made[1])
  expect(made).toHaveLength(2)
})

test('a run for which no worker can be made says so', async () => {
  const Refused = class {
    constructor() {
      throw new DOMException('workers are not allowed here', 'SecurityError')
    }
  }
  vi.stubGlobal('Worker', Refused)
  const { makeWorkerAhead } = await fresh()
  const { recordInWorker } = await import('../../../src/recording/transfer/recordClient')
  makeWorkerAhead()
  const onFailure = vi.fn()
  recordInWorker({ problem: 'sliding-3x3' }, 10, { onRecording: () => {}, onFailure })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    kind: 'crashed',
    reason: 'workers are not allowed here',
  })
})
