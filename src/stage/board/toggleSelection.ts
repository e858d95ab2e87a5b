import type { Stage } from '../../player/stageStore'
import type { Node } from '../../solvers/solver'

/** Selects a node on a stage, or lets it go when it is selected already. */
export function toggleSelection(stage: Stage, node: Node): void {
  stage.select(stage.selected === node ? undefined : node)
}
