import { useThrottleFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Experiment } from '../../../experiments/experiment'
import { missingJobs } from '../../../experiments/results'
import type { Results } from '../../../experiments/results'
import { inOrder } from '../../../experiments/row'
import type { Row } from '../../../experiments/row'
import { Execution } from '../../../experiments/run/execution'
import type { ExecutionState } from '../../../experiments/run/execution'
import type { WorkerFault } from '../../../workers/workerFault'
import { pageRunner } from './pageRunner'

export type ShownState = ExecutionState | 'empty' | 'loaded'

const showEvery = 100

/**
 * The store of the experiment that is run in workers, one for each core, and of what has come of it.
 * Both stay when another page is opened meanwhile.
 */
export const useExecution = defineStore('execution', () => {
  const state = ref<ShownState>('empty')
  const fault = shallowRef<WorkerFault>()
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
    run({ experiment, rows: [] })
  }

  /** Runs what is missing of an experiment that was cancelled, or failed, or was cut off in a file. */
  function goOn(): void {
    if (results.value && !isOpen.value) run(results.value)
  }

  function run({ experiment, rows: known }: Results): void {
    execution?.cancel()
    rows = [...known]
    const jobs = missingJobs({ experiment, rows })
    workers.value = Math.max(1, Math.min(navigator.hardwareConcurrency || 1, jobs.length))
    results.value = { experiment, rows }
    state.value = 'running'
    fault.value = undefined
    const ours = rows
    const runners = Array.from({ length: workers.value }, pageRunner)
    execution = new Execution(experiment, jobs, runners, {
      onRow(row) {
        ours.push(row)
        void showSoon()
      },
      onState(next, why) {
        if (ours !== rows) return
        state.value = next
        fault.value = why
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
    fault.value = undefined
  }

  const pause = () => execution?.pause()
  const resume = () => execution?.resume()
  const cancel = () => execution?.cancel()

  return { state, fault, results, workers, isOpen, start, goOn, pause, resume, cancel, load }
})
