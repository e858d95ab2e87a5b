import { shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { optimalityOf } from '../../recording/optimality'
import { costOfSolution } from '../../recording/query/path/pathCost'
import { readRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { solutionSearch } from '../../recording/solutionSearch'
import { Recorder } from '../../recording/write/recorder'

const expansionsPerSlice = 500
/** The largest map needs half of them. Of what needs more, it is not known. */
const mostExpansions = 500_000

/**
 * What a cheapest solution costs, in units, once a search beside the page has found it; only for a run
 * whose own solution need not be a cheapest one. Where actions have no costs, it has the fewest moves.
 *
 * @param asked the run; without one nothing is searched
 */
export function useCheapestCost(asked: () => Run | undefined): Readonly<Ref<number | undefined>> {
  const cheapest = shallowRef<number>()
  watch(
    asked,
    async (run, _, onCleanup) => {
      cheapest.value = undefined
      if (!run || optimalityOf(run) === 'optimal') return
      let isOver = false
      onCleanup(() => (isOver = true))
      const best = optimalRun(run)
      if (!best) return
      const recorder = new Recorder(best, 0)
      for (let left = mostExpansions; !recorder.advance(expansionsPerSlice);) {
        left -= expansionsPerSlice
        await new Promise((goOn) => setTimeout(goOn))
        if (isOver || left <= 0) return
      }
      const { solution } = recorder.recording()
      if (solution) cheapest.value = costOfSolution(best.problem, solution)
    },
    { immediate: true },
  )
  return cheapest
}

/** A search that finds a cheapest solution of the same problem; nothing where none would in time. */
function optimalRun({ problem }: Run): Run | undefined {
  const { settings, shortest } = problem.costs
    ? { settings: { ...problem.settings, solver: 'uniform-cost' }, shortest: true }
    : solutionSearch(problem.settings, problem.start)
  const run = readRun(settings)
  return shortest && run.ok ? run.value : undefined
}
