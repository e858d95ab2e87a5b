import { promiseTimeout } from '@vueuse/core'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { horizonsUpTo } from '../../../layout/horizons'
import { createLayoutClient } from '../../../layout/layoutClient'
import type { LaidOut, LayoutClient } from '../../../layout/layoutClient'
import type { Stage } from '../../../player/stageStore'
import { rowsAt } from '../../../recording/query/events'
import { iterationAt } from '../../../recording/query/iterations'
import type { Iteration } from '../../../recording/query/iterations'
import type { Recording } from '../../../recording/recording'
import { faultOfReason } from '../../../workers/workerFault'
import type { WorkerFault } from '../../../workers/workerFault'

/**
 * The layouts of a stage's recording, made in a worker as it grows: one for each horizon of the
 * iteration that is shown. Those that were asked for with other pruned children are shown until
 * the new ones come.
 */
export function useLayouts(stage: Stage, withPruned: Ref<boolean>) {
  const layouts = shallowRef<readonly LaidOut[]>([])
  const fault = shallowRef<WorkerFault>()
  let client: LayoutClient | undefined
  let asked = new Set<number>()
  /** How many layouts are still to come. */
  let pending = 0

  const iteration = computed(() => stage.known && iterationAt(stage.known, stage.step))
  const firstRow = computed(() => iteration.value?.firstRow)

  function end(): void {
    client?.end()
    client = undefined
    pending = 0
  }

  /** Begins anew. A worker that rests is kept: another one might not come. */
  function restart(): void {
    if (pending > 0 || fault.value) end()
    fault.value = undefined
    asked = new Set()
  }

  function ask(recording: Recording, { firstRow: first, endRow, complete }: Iteration): void {
    if (endRow <= first) return
    const horizons = horizonsUpTo(endRow - first).map((rows) => first + rows)
    // While rows still come the last horizon is not complete; the first one is worth having early.
    // Nor may the stage leave room for rows that it must not tell of.
    const isWhole = complete || stage.hidesLater || horizons.length === 1
    const ready = isWhole ? horizons : horizons.slice(0, -1)
    // What is shown at this moment comes first.
    const shown = rowsAt(recording, stage.step)
    const needed = ready.filter((rows) => rows >= shown).slice(0, 1)
    for (const rows of [...needed, ...ready]) {
      if (asked.has(rows)) continue
      asked.add(rows)
      client ??= createLayoutClient(() => promiseTimeout(0))
      const asking = client
      pending++
      asking.layOut(recording, first, rows, withPruned.value).then(
        (laidOut) => {
          if (asking !== client) return
          pending--
          // Once all has come that is asked for now, what is left from before goes.
          const others = layouts.value.filter(
            ({ layout }) => layout.rows !== rows && (pending > 0 || asked.has(layout.rows)),
          )
          layouts.value = [...others, laidOut].sort((a, b) => a.layout.rows - b.layout.rows)
        },
        (reason: unknown) => {
          if (asking === client) fault.value = faultOfReason(reason)
        },
      )
    }
  }

  /** Lays out once more what failed. */
  function retry(): void {
    restart()
    if (stage.known && iteration.value) ask(stage.known, iteration.value)
  }

  watch([() => stage.run, () => stage.known, firstRow], ([run, known, first], before) => {
    // A recording that grows keeps its layouts; so does one whose search has only another name.
    if ((run === before[0] || known === before[1]) && first === before[2]) return
    restart()
    layouts.value = []
  })
  watch(
    [() => stage.known, iteration, withPruned],
    ([recording, shown, pruned], before) => {
      if (before[2] !== undefined && before[2] !== pruned) restart()
      if (recording && shown) ask(recording, shown)
    },
    { immediate: true },
  )
  onScopeDispose(end)

  const rowsShown = computed(() => (stage.recording ? rowsAt(stage.recording, stage.step) : 0))
  /** The smallest layout that holds all rows of the step, else the largest there is. */
  const laidOut = computed(() =>
    stage.recording
      ? (layouts.value.find(({ layout }) => layout.rows >= rowsShown.value) ?? layouts.value.at(-1))
      : undefined,
  )
  /** Whether nodes of the step are not laid out yet. */
  const isBehind = computed(() => (laidOut.value?.layout.rows ?? 0) < rowsShown.value)
  return { laidOut, isBehind, fault, retry }
}
