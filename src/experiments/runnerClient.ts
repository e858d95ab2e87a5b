import { callWorker } from '../workers/workerClient'
import type { Runner } from './execution'
import type { ExperimentService } from './experiment.worker'

/** A runner in a worker of its own. */
export function workerRunner(): Runner {
  const { service, failure, end } = callWorker<ExperimentService>(
    new Worker(new URL('./experiment.worker.ts', import.meta.url), { type: 'module' }),
  )
  return { run: (settings, cut) => Promise.race([service.run(settings, cut), failure]), end }
}
