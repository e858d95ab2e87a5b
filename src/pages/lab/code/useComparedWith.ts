import { computed, shallowRef, watch } from 'vue'
import type { Stage } from '../../../player/stageStore'
import { readRunOn } from '../../../recording/run'
import type { Run } from '../../../recording/run'
import { solvers } from '../../../solvers'
import { isOwn } from '../../../solvers/manifest/ownSolvers'
import { writeComparison } from '../../compare/address'
import { ownComparison } from '../../compare/prepared'

/**
 * What a search of one's own can be set beside, on the problem that is shown: the built-in search
 * that was shown before, or the one it was copied from.
 */
export function useComparedWith(stage: Stage) {
  const before = shallowRef<Run>()
  watch(
    () => stage.run,
    (run) => {
      if (run && !isOwn(run.settings)) before.value = run
    },
    { immediate: true },
  )

  return computed(() => {
    const { run } = stage
    const own = run?.chosen.solver.own
    if (!run || !own) return undefined
    const asked = before.value?.chosen
    const tried = asked ? [{ ...asked.options, solver: asked.solver.id }] : []
    const copied = solvers.filter(({ id }) => own.text.includes(`id: '${id}'`))
    for (const settings of [
      ...tried,
      ...[...copied, ...solvers].map(({ id }) => ({ solver: id })),
    ]) {
      const other = readRunOn(run.problem, settings)
      if (!other.ok) continue
      const comparison = { ...ownComparison(), searches: [other.value, run] }
      const to = { name: 'compare', query: writeComparison(comparison) }
      return { id: other.value.settings.solver, to }
    }
    return undefined
  })
}
