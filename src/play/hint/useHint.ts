import { useTimeoutFn } from '@vueuse/core'
import { onScopeDispose, ref, shallowRef } from 'vue'
import { createProblem } from '../../problems'
import type { Problem, State } from '../../problems/problem'
import type { Recording } from '../../recording/recording'
import { recordInWorker } from '../../recording/transfer/recordClient'
import type { RecordRun } from '../../recording/transfer/recordClient'
import { hintSearch } from './hintSearch'
import { stateKey, withoutWay, withWay } from './knowledge'
import type { Knowledge } from './knowledge'

/** Why a board that was asked for is not known. */
export type Unanswered = 'cancelled' | 'outOfMemory' | 'tooLong' | 'failed'

// The nodes need not be kept where only the solution is asked for.
const solutionOnly = 1
const patience = 1000
// Some seconds of search; a board that needs more may need hours.
const mostNodes = 30_000_000

/**
 * Finds solutions from states that are asked for, and remembers it.
 *
 * @param most how many nodes a search generates before it is given up, at least
 */
export function useHint(record: RecordRun = recordInWorker, most = mostNodes) {
  const known = shallowRef<Knowledge>(new Map())
  /** The board that is being searched from. */
  const searching = ref<string>()
  /** How many nodes that search has generated so far. */
  const nodes = ref(0)
  /** True when it has taken so long that it should be told. */
  const slow = ref(false)
  const unanswered = ref<Unanswered>()
  /** Of a search that took too long: how many moves the goal is away at least, where that is known. */
  const least = ref<number>()
  let stop = () => {}
  const patient = useTimeoutFn(() => (slow.value = true), patience, { immediate: false })

  function ask(problem: Problem, state: State): void {
    const key = stateKey(state)
    if (searching.value === key) return
    end()
    unanswered.value = undefined
    if (known.value.has(key)) return
    if (problem.isGoal(state.low, state.high)) {
      known.value = withWay(known.value, problem, state, [], true)
      return
    }
    search(problem, state)
  }

  function search(problem: Problem, state: State): void {
    const { settings, shortest } = hintSearch(problem, state)
    const from = createProblem(settings)
    // Where there is a proof, no search is needed, nor would each come to an end.
    if (from.ok && from.value.solvability()?.solvable === false) {
      known.value = withoutWay(known.value, state)
      return
    }
    searching.value = stateKey(state)
    nodes.value = 0
    patient.start()
    stop = record(settings, solutionOnly, {
      onRecording(recording) {
        nodes.value = recording.totals.generated
        if (!recording.outcome) {
          if (nodes.value >= most) giveUp(recording, shortest)
          return
        }
        end()
        learn(recording, problem, state, shortest)
      },
      onFailure() {
        end()
        unanswered.value = 'failed'
      },
    })
  }

  function learn(recording: Recording, problem: Problem, state: State, shortest: boolean): void {
    const { outcome, solution } = recording
    if (solution) known.value = withWay(known.value, problem, state, solution, shortest)
    else if (outcome?.kind === 'exhausted') known.value = withoutWay(known.value, state)
    else unanswered.value = outcome?.kind === 'out-of-memory' ? 'outOfMemory' : 'failed'
  }

  function giveUp({ totals }: Recording, shortest: boolean): void {
    end()
    // Every smaller limit was searched, and no solution was found.
    least.value = shortest ? totals.perIteration.at(-1)?.limit : undefined
    unanswered.value = 'tooLong'
  }

  /** Stops the search, which then has no answer. */
  function cancel(): void {
    if (searching.value === undefined) return
    end()
    unanswered.value = 'cancelled'
  }

  function end(): void {
    stop()
    stop = () => {}
    patient.stop()
    slow.value = false
    searching.value = undefined
  }

  /** Stops the search and forgets all that is known, for another problem. */
  function forget(): void {
    end()
    unanswered.value = undefined
    known.value = new Map()
  }

  onScopeDispose(end)

  return { known, searching, nodes, slow, unanswered, least, ask, cancel, forget }
}
