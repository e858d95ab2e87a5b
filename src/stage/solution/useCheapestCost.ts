import { shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { optimalityOf } from '../../recording/optimality'
import { costOfSolution } from '../../recording/query/path/pathCost'
import { readRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { Recorder } from '../../recording/write/recorder'

const expansionsPerSlice = 500

/**
 * What a cheapest solution costs, in units, once a uniform-cost search beside the page has found it;
 * only for a run in a problem with costs whose own solution need not be a cheapest one.
 *
 * @param asked the run; without one nothing is searched
 */
export function useCheapestCost(asked: () => Run | undefined): Readonly<Ref<number | undefined>> {
  const cheapest = shallowRef<number>()
  watch(
    asked,
    async (run, _, onCleanup) => {
      cheapest.value = undefined
      if (!run?.problem.costs || optimalityOf(run) === 'optimal') return
      let isOver = false
      onCleanup(() => (isOver = true))
      const best = readRun({ ...run.problem.settings, solver: 'uniform-cost' })
      if (!best.ok) return
      const recorder = new Recorder(best.value, 0)
      while (!recorder.advance(expansionsPerSlice)) {
        await new Promise((goOn) => setTimeout(goOn))
        if (isOver) return
      }
      const { solution } = recorder.recording()
      if (solution) cheapest.value = costOfSolution(best.value.problem, solution)
    },
    { immediate: true },
  )
  return cheapest
}
