import { promiseTimeout } from '@vueuse/core'
import { shallowRef, watch } from 'vue'
import type { ShallowRef } from 'vue'
import type { BoardSize, Cells } from '../../problems/sliding/board'
import { tabulateDistances } from '../../problems/sliding/distances'
import type { Distances } from '../../problems/sliding/distances'

/** A goal whose boards are to be listed. */
export interface DistanceGoal {
  readonly size: BoardSize
  readonly cells: Cells
}

/** Lists all boards of a goal by their distance, a little at a time; nothing until it is done. */
export function useDistances(
  goalOf: () => DistanceGoal | undefined,
): Readonly<ShallowRef<Distances | undefined>> {
  const distances = shallowRef<Distances>()
  watch(
    goalOf,
    async (goal, _, onCleanup) => {
      let isStale = false
      onCleanup(() => (isStale = true))
      distances.value = undefined
      if (!goal) return
      const steps = tabulateDistances(goal.size, goal.cells)
      let step = steps.next()
      while (!step.done) {
        await promiseTimeout(0)
        if (isStale) return
        step = steps.next()
      }
      distances.value = step.value
    },
    { immediate: true },
  )
  return distances
}
