import { useThrottleFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { Execution } from '../../experiments/execution'
import type { ExecutionState } from '../../experiments/execution'
import type { Experiment } from '../../experiments/experiment'
import type { Results } from '../../experiments/results'
import { inOrder } from '../../experiments/row'
import type { Row } from '../../experiments/row'
import { workerRunner } from '../../experiments/runnerClient'

export type ShownState = ExecutionState | 'empty' | 'loaded'

const showEvery = 100

/**
 * The store of the experiment that is run in workers, one for each core, and of what has come of it.
 * Both stay when another page is opened meanwhile.
 */
export const useExecution = defineStore('execution', () => {
  const state = ref<ShownState>('empty')
  const reason = ref('')
  const results = shallowRef<Results>()
  const workers = ref(1)
  let execution: Execution | undefined
  let rows: Row[] = []

  const isOpen = computed(() => state.value === 'running' || state.value === 'paused')
  const show = () => {
    if (results.value) results.value = { ...results.value, rows: inOrder(rows) }
  }
  const showSoon = useThrottleFn(show, showEvery, true)

  function start(experiment: Experiment): void {
    execution?.cancel()
    rows = []
    const jobs = experiment.starts.length * experiment.searches.length
    workers.value = Math.max(1, Math.min(navigator.hardwareConcurrency || 1, jobs))
    results.value = { experiment, rows }
    state.value = 'running'
    const ours = rows
    execution = new Execution(experiment, Array.from({ length: workers.value }, workerRunner), {
      onRow(row) {
        ours.push(row)
        void showSoon()
      },
      onState(next, why) {
        if (ours !== rows) return
        state.value = next
        reason.value = why ?? ''
        show()
      },
    })
  }

  /** Shows results that were run some other time. */
  function load(loaded: Results): void {
    execution?.cancel()
    rows = [...loaded.rows]
    results.value = loaded
    state.value = 'loaded'
  }

  const pause = () => execution?.pause()
  const resume = () => execution?.resume()
  const cancel = () => execution?.cancel()

  return { state, reason, results, workers, isOpen, start, pause, resume, cancel, load }
})
