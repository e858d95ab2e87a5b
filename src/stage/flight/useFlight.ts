import { shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../player/stageStore'
import type { Node } from '../../solvers/solver'
import { placeInTree } from './treePlaces'

/** A node on its way from a pane into the tree, and where in the window it started, in pixels. */
export interface Flight {
  readonly node: Node
  readonly from: DOMRect
  /** How long it takes, in ms. */
  readonly time: number
}

/**
 * The node that leaves a pane for the tree, while it is on its way: one that is expanded at a single
 * step forward, where pane and tree both show it.
 *
 * @param pictureOf the picture of a node in the pane, if it has one
 * @param time how long a step is eased, in ms; 0 for not at all
 */
export function useFlight(
  stage: Stage,
  pictureOf: (node: Node) => Element | undefined,
  time: Readonly<Ref<number>>,
) {
  const flight = shallowRef<Flight>()

  // The pane still shows the step before.
  watch(
    () => stage.describedFrontier.step,
    (step, before) => {
      flight.value = undefined
      const { event } = stage.describedFrontier
      if (time.value === 0 || step !== before + 1 || event?.kind !== 'expand') return
      const picture = pictureOf(event.node)
      if (!picture || !placeInTree(stage, event.node)) return
      const from = picture.getBoundingClientRect()
      flight.value = { node: event.node, from, time: time.value }
    },
  )
  watch(
    () => stage.run,
    () => (flight.value = undefined),
  )

  return flight
}
