import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as runnerClient from '../../../../src/experiments/run/runnerClient'
import { useExecution } from '../../../../src/pages/experiments/run/useExecution'
import { experimentFrom } from '../../../experiments/anyResults'

beforeEach(() => {
  vi.spyOn(runnerClient, 'workerRunner').mockReturnValue({
    run: () => Promise.reject(new Error('no worker')),
    end: () => {},
  })
})

describe('results that are loaded', () => {
  it('come without the failure of the experiment before', async () => {
    const execution = useExecution()
    const experiment = experimentFrom({ problem: 'sliding-3x2', count: '1', solvers: 'a-star' })
    execution.start(experiment)
    await flushPromises()
    expect(execution.fault).toBeDefined()
    execution.load({ experiment, rows: [] })
    expect(execution.state).toBe('loaded')
    expect(execution.fault).toBeUndefined()
  })
})
