import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { isSameRun } from '../../../../recording/run'
import type { Run } from '../../../../recording/run'

/** The most moments that can be chosen of a run. */
export const mostMoments = 100

interface MomentsOfRun {
  readonly run: Run
  /** In increasing order. */
  readonly steps: readonly number[]
}

/**
 * The moments that somebody chose, of each run: they are kept as long as the page is open. Who comes
 * back to a run finds them again.
 */
export const useChosenMoments = defineStore('chosenMoments', () => {
  const lists = shallowRef<readonly MomentsOfRun[]>([])
  /** What was removed last. */
  const removed = shallowRef<MomentsOfRun>()

  function isOf(list: MomentsOfRun, run: Run): boolean {
    return isSameRun(list.run, run)
  }

  function stepsOf(run: Run): readonly number[] {
    return lists.value.find((list) => isOf(list, run))?.steps ?? []
  }

  function put(run: Run, steps: Iterable<number>): void {
    const others = lists.value.filter((list) => !isOf(list, run))
    lists.value = [...others, { run, steps: [...steps].sort((one, other) => one - other) }]
  }

  /** Adds steps to those of a run; they must not become too many. */
  function add(run: Run, steps: readonly number[]): void {
    const together = new Set([...stepsOf(run), ...steps])
    if (together.size > mostMoments) {
      throw new RangeError(`${together.size} moments are more than ${mostMoments}`)
    }
    put(run, together)
  }

  function remove(run: Run, steps: readonly number[]): void {
    removed.value = { run, steps }
    put(
      run,
      stepsOf(run).filter((step) => !steps.includes(step)),
    )
  }

  /** Brings back what was removed last; together with what was added since it must not be too much. */
  function undoRemove(): void {
    if (!removed.value) return
    const { run, steps } = removed.value
    add(run, steps)
    removed.value = undefined
  }

  return { removed, isOf, stepsOf, add, remove, undoRemove }
})
