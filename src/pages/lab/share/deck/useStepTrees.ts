import { promiseTimeout } from '@vueuse/core'
import { onScopeDispose, shallowRef, watch } from 'vue'
import { createLayoutClient } from '../../../../layout/layoutClient'
import type { LayoutClient } from '../../../../layout/layoutClient'
import type { Recording } from '../../../../recording/recording'
import type { Run } from '../../../../recording/run'
import { mapBesideOf } from '../../../../stage/map/mapBeside'
import { layOutSteps } from '../../../../stage/tree/save/layOutSteps'
import type { StepTrees } from '../../../../stage/tree/save/layOutSteps'
import type { MapBeside } from '../../../../stage/tree/save/mapBesideTree'
import { faultOfReason } from '../../../../workers/workerFault'
import type { WorkerFault } from '../../../../workers/workerFault'

/** What is laid out: some steps of a recording. */
export interface LaidOutSteps {
  readonly run: Run
  readonly recording: Recording
  readonly steps: readonly number[]
}

/** The trees of some steps, laid out anew in a worker whenever the steps change, and the map beside them. */
export function useStepTrees(wanted: () => LaidOutSteps | undefined) {
  const laidOut = shallowRef<
    LaidOutSteps & { readonly trees: StepTrees; readonly map: MapBeside | undefined }
  >()
  const fault = shallowRef<WorkerFault>()
  let client: LayoutClient | undefined
  let asked: LaidOutSteps | undefined

  async function layOut(next: LaidOutSteps | undefined): Promise<void> {
    asked = next
    fault.value = undefined
    if (!next || next.steps.length === 0) {
      laidOut.value = undefined
      return
    }
    client ??= createLayoutClient(() => promiseTimeout(0))
    try {
      const trees = await layOutSteps(next.recording, next.steps, client)
      const map = await mapBesideOf(next.run, next.recording)
      if (asked === next) laidOut.value = { ...next, trees, map }
    } catch (reason) {
      if (asked !== next) return
      // A worker that failed never answers again.
      end()
      fault.value = faultOfReason(reason)
    }
  }

  function end(): void {
    client?.end()
    client = undefined
  }

  watch(wanted, (next) => void layOut(next), { immediate: true })
  onScopeDispose(end)
  return { laidOut, fault, retry: () => void layOut(wanted()) }
}
