import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { horizonsUpTo } from '../../layout/horizons'
import { createLayoutClient } from '../../layout/layoutClient'
import type { LayoutClient } from '../../layout/layoutClient'
import type { TreeLayout } from '../../layout/treeLayout'
import type { Stage } from '../../player/stageStore'
import { rowsAt } from '../../recording/events'
import type { Recording } from '../../recording/recording'

/**
 * The layouts of a stage's recording, made in a worker as it grows: one for each horizon. Those
 * that were asked for with other pruned children are shown until the new ones come.
 */
export function useLayouts(stage: Stage, withPruned: Ref<boolean>) {
  const layouts = shallowRef<ReadonlyMap<number, TreeLayout>>(new Map())
  let client: LayoutClient | undefined
  let asked = new Set<number>()

  function restart(): void {
    client?.end()
    client = undefined
    asked = new Set()
  }

  function ask(recording: Recording): void {
    const horizons = horizonsUpTo(recording.rows)
    // While rows still come the last horizon is not complete; the first one is worth having early.
    const complete = recording.outcome || horizons.length === 1 ? horizons : horizons.slice(0, -1)
    for (const rows of complete) {
      if (asked.has(rows)) continue
      asked.add(rows)
      client ??= createLayoutClient()
      const asking = client
      void asking.layOut(recording, rows, withPruned.value).then((layout) => {
        if (asking === client) layouts.value = new Map(layouts.value).set(rows, layout)
      })
    }
  }

  watch(
    () => stage.run,
    () => {
      restart()
      layouts.value = new Map()
    },
  )
  watch(
    [() => stage.latest, withPruned],
    ([recording, pruned], before) => {
      if (before[1] !== undefined && before[1] !== pruned) restart()
      if (recording) ask(recording)
    },
    { immediate: true },
  )
  onScopeDispose(restart)

  /** The smallest layout that holds all rows of the step, else the largest there is. */
  const layout = computed(() => {
    const { recording } = stage
    if (!recording) return undefined
    const rows = rowsAt(recording, stage.step)
    const known = [...layouts.value.values()].sort((a, b) => a.rows - b.rows)
    return known.find((candidate) => candidate.rows >= rows) ?? known.at(-1)
  })
  return { layout }
}
