import { describe, expect, it } from 'vitest'
import { jobsOf } from '../../../src/experiments/experiment'
import type { Experiment } from '../../../src/experiments/experiment'
import { inOrder } from '../../../src/experiments/row'
import type { Row } from '../../../src/experiments/row'
import { Execution } from '../../../src/experiments/run/execution'
import type { ExecutionState, Runner } from '../../../src/experiments/run/execution'
import { measureSettings } from '../../../src/experiments/run/measureSettings'
import { createRandom } from '../../../src/problems/random'
import { experimentFrom } from '../anyResults'

const experiment = experimentFrom({
  problem: 'sliding-3x2',
  count: '9',
  seed: '4',
  solvers: 'breadth-first,depth-first,a-star',
})
const now = () => 0

/** A runner that lets others go first, as often as a seed says. */
function unhurried(seed: number): Runner & { readonly ended: () => boolean } {
  const random = createRandom(seed)
  let ended = false
  return {
    async run(settings, cut) {
      for (let turns = Math.floor(random() * 20); turns > 0; turns--) await Promise.resolve()
      return measureSettings(settings, cut, now)
    },
    end: () => (ended = true),
    ended: () => ended,
  }
}

interface Told {
  readonly execution: Execution
  readonly rows: readonly Row[]
  readonly states: readonly ExecutionState[]
}

function execute(
  of: Experiment,
  runners: readonly Runner[],
  onRow?: (told: Told) => void,
): Promise<Told> {
  return new Promise((resolve) => {
    const rows: Row[] = []
    const states: ExecutionState[] = []
    const told = () => ({ execution, rows, states })
    const execution = new Execution(of, jobsOf(of), runners, {
      onRow(row) {
        rows.push(row)
        onRow?.(told())
      },
      onState(state) {
        states.push(state)
        if (state === 'finished' || state === 'failed') resolve(told())
        if (state === 'cancelled') setTimeout(() => resolve(told()))
      },
    })
  })
}

const runners = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => unhurried(seed + at))

describe('an experiment', () => {
  it('gives the same rows with one worker and with many, in whatever order they come', async () => {
    const alone = await execute(experiment, runners(1, 1))
    expect(alone.rows).toHaveLength(27)
    for (const count of [2, 3, 8]) {
      const together = await execute(experiment, runners(count, 10 * count))
      expect(inOrder(together.rows)).toEqual(inOrder(alone.rows))
      expect(together.states).toEqual(['finished'])
    }
  })

  it('brings rows in another order than they are listed, where workers are many', async () => {
    const { rows } = await execute(experiment, runners(5, 3))
    expect(rows).not.toEqual(inOrder(rows))
  })

  it('when cancelled keeps what had come, and nothing comes after', async () => {
    const all = inOrder((await execute(experiment, runners(1, 1))).rows)
    const workers = runners(3, 7)
    const { rows, states } = await execute(experiment, workers, ({ execution, rows }) => {
      if (rows.length === 5) execution.cancel()
    })
    expect(rows).toHaveLength(5)
    expect(all).toEqual(expect.arrayContaining([...rows]))
    expect(new Set(rows.map(({ board, search }) => `${board} ${search}`)).size).toBe(5)
    expect(states).toEqual(['cancelled'])
    expect(workers.map(({ ended }) => ended())).toEqual([true, true, true])
  })

  it('when paused begins nothing new until it is resumed', async () => {
    let whilePaused = 0
    const { rows, states } = await execute(experiment, runners(2, 5), ({ execution, rows }) => {
      if (rows.length !== 4) return
      execution.pause()
      setTimeout(() => {
        whilePaused = rows.length
        execution.resume()
      })
    })
    // The other worker may bring the run that it had begun.
    expect(whilePaused).toBeLessThanOrEqual(5)
    expect(rows).toHaveLength(27)
    expect(states).toEqual(['paused', 'running', 'finished'])
  })

  it('has finished at once where nothing is to be run, and ends its workers', () => {
    const states: ExecutionState[] = []
    const [worker] = runners(1, 1)
    const onState = (state: ExecutionState) => states.push(state)
    new Execution(experiment, [], [worker], { onRow: () => expect.fail('a row'), onState })
    expect([states, worker.ended()]).toEqual([['finished'], true])
  })

  it('fails as a whole when a worker fails', async () => {
    const failing: Runner = { run: () => Promise.reject(new Error('no memory')), end: () => {} }
    const { rows, states } = await execute(experiment, [failing])
    expect([rows, states]).toEqual([[], ['failed']])
  })

  it('fails once though several workers fail, and does not fail any more once it is cancelled', async () => {
    const failing: Runner = { run: () => Promise.reject(new Error('no memory')), end: () => {} }
    const { states } = await execute(experiment, [failing, failing, failing])
    // What the other workers do comes later.
    await new Promise((resolve) => setTimeout(resolve))
    expect(states).toEqual(['failed'])
    const late: Runner = {
      run: () => Promise.resolve().then(() => Promise.reject(new Error('ended'))),
      end: () => {},
    }
    const cancelled: ExecutionState[] = []
    const onState = (state: ExecutionState) => cancelled.push(state)
    const onRow = () => expect.fail('a row')
    new Execution(experiment, jobsOf(experiment), [late], { onRow, onState }).cancel()
    await new Promise((resolve) => setTimeout(resolve))
    expect(cancelled).toEqual(['cancelled'])
  })
})
