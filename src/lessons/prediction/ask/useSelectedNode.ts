import { watch } from 'vue'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import { useLesson } from '../../lesson'

/**
 * Takes each node that is selected on the stage as an answer. So is one that was selected before the
 * question came: the tree is there first, and who was quick is not asked to choose again.
 */
export function useSelectedNode(take: (node: Node, recording: Recording, run: Run) => void): void {
  const { stage } = useLesson()
  watch(
    () => stage.selected,
    (node) => {
      const { latest: recording, run } = stage
      if (node !== undefined && recording && run) take(node, recording, run)
    },
    { immediate: true },
  )
}
