import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Settings } from '../../problems/problem'
import { useLesson } from '../lesson'
import type { Asked } from '../runs/runAnswers'
import type { Check } from './check'
import { judge, measureQuestion } from './measured'
import type { ExerciseResult } from './measured'
import { isShownBoard } from './shownBoards'

/**
 * Runs the searches of an exercise on a board and tells whether the board solves it. A board that
 * the lesson shows is nobody's own, and solves nothing.
 */
export function useExercise(id: string, check: Check) {
  const { answers, runs, markAnswered } = useLesson()
  const asked = shallowRef<readonly Asked<ExerciseResult>[]>([])
  let isShown = false

  function stop(): void {
    for (const each of asked.value) each.release()
    asked.value = []
  }

  function run(board: Settings): void {
    stop()
    isShown = isShownBoard(runs, board)
    asked.value = check.searches.map((search) =>
      answers.askAtOnce({ ...board, ...search }, measureQuestion(check.kind)),
    )
  }

  const measured = computed(() =>
    asked.value.flatMap(({ answer }) => (answer.value?.ok ? [answer.value.value] : [])),
  )
  const fault = computed(
    () =>
      asked.value.flatMap(({ answer }) => (answer.value?.ok === false ? [answer.value] : []))[0],
  )
  const isComplete = computed(() => measured.value.length === check.searches.length)
  const verdict = computed(() =>
    isComplete.value ? judge(check, measured.value, isShown) : undefined,
  )
  const isRunning = computed(() => asked.value.length > 0 && !verdict.value && !fault.value)
  const nodes = computed(() => asked.value.reduce((sum, each) => sum + each.nodes.value, 0))

  watch(verdict, (found) => {
    if (found?.solved) markAnswered(id)
  })
  onScopeDispose(stop)

  /** Takes the exercise as solved without a run. */
  const accept = (): void => markAnswered(id)

  return { run, stop, accept, verdict, fault, isRunning, nodes }
}
