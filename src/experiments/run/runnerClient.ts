import { unlessFailed } from '../../workers/unlessFailed'
import { callWorker } from '../../workers/workerClient'
import type { Runner } from './execution'
import type { ExperimentService } from './experiment.worker'

/** A runner in a worker of its own. */
export function workerRunner(): Runner {
  const { service, failure, end } = callWorker<ExperimentService>(
    new Worker(new URL('./experiment.worker.ts', import.meta.url), { type: 'module' }),
  )
  const answered = unlessFailed(failure)
  return { run: (settings, cut) => answered(service.run(settings, cut)), end }
}
