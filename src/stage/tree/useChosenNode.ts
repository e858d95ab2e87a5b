import { watch } from 'vue'
import type { Stage } from '../../player/stageStore'
import type { Node } from '../../solvers/solver'
import type { ScreenPoint } from './camera/screen'

/** What of a picture is asked when a node is chosen. */
interface ChosenFrom {
  readonly nodeUnder: (point: ScreenPoint) => Node | undefined
  readonly lookAt: (node: Node) => void
}

/**
 * Selects the node under a click; one that was selected elsewhere comes into view.
 *
 * @returns what is done with a click on the canvas
 */
export function useChosenNode(
  stage: Pick<Stage, 'selected' | 'select'>,
  { nodeUnder, lookAt }: ChosenFrom,
): (event: MouseEvent) => void {
  let clicked: Node | undefined

  watch(
    () => stage.selected,
    (node) => {
      if (node !== undefined && node !== clicked) lookAt(node)
      clicked = undefined
    },
  )

  return ({ offsetX, offsetY }) => {
    clicked = nodeUnder([offsetX, offsetY])
    stage.select(clicked)
  }
}
