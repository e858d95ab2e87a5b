import type { LabProgress } from '../../embed/progressMessage'
import type { Stage } from '../../player/stageStore'
import { isOwn } from '../../solvers/manifest/ownSolvers'

/** What the page around the lab is told, once there is a search. */
export function labProgress({
  run,
  step,
  lastStep,
  ended,
}: Pick<Stage, 'run' | 'step' | 'lastStep' | 'ended'>): LabProgress | undefined {
  if (!run) return undefined
  const { problem, solver } = run.settings
  return {
    kind: 'lab',
    problem,
    solver: isOwn(run.settings) ? 'own' : solver,
    step,
    lastStep,
    ended,
  }
}
