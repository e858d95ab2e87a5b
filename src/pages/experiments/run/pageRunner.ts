import type { Runner } from '../../../experiments/run/execution'
import { workerRunner } from '../../../experiments/run/runnerClient'
import { isOwn } from '../../../solvers/manifest/ownSolvers'
import { ownRunner } from './ownRunner'

/** Runs searches in a worker, and those of one's own in a sandbox. */
export function pageRunner(): Runner {
  const own = ownRunner()
  const worker = workerRunner()
  return {
    run: (settings, cut) => (isOwn(settings) ? own : worker).run(settings, cut),
    end() {
      own.end()
      worker.end()
    },
  }
}
