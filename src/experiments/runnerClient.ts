import { wrap } from 'comlink'
import type { Runner } from './execution'
import type { ExperimentService } from './experiment.worker'

/** A runner in a worker of its own. */
export function workerRunner(): Runner {
  const worker = new Worker(new URL('./experiment.worker.ts', import.meta.url), { type: 'module' })
  const service = wrap<ExperimentService>(worker)
  // A worker that cannot start never answers.
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  failure.catch(() => {})
  return {
    run: (settings, cut) => Promise.race([service.run(settings, cut), failure]),
    end: () => worker.terminate(),
  }
}
