import { computed, ref, watch } from 'vue'
import type { Ask } from '../../shared/ask'
import type { Message } from '../../words/message'
import { useLesson } from '../lesson'
import type { Judged } from './judge/judged'
import { predictionAt } from './prediction'

/** A question in a lesson: what is asked, and whether it was answered. */
export function usePrediction(id: string, ask: Ask) {
  const { route, stage, target, settled, answeredBefore, markAnswered } = useLesson()
  /** What is said of the last answer, if it was not right. */
  const wrong = ref<Message>()
  const wrongAnswers = ref(0)
  /** Whether the right answer was given here, and not shown. */
  const isRight = ref(false)
  const isCurrent = computed(() => route.current.value?.id === id)
  const isSettled = computed(() => settled.value.has(id))
  const asked = computed(() => {
    // The answer lies after all that the stage may show.
    const { latest: recording, run } = stage
    if (!isCurrent.value || !recording || !run || target.value === undefined) return undefined
    const answer = predictionAt(recording, run, target.value, ask)
    return answer && { answer, recording, run, step: target.value }
  })
  const fault = computed(() =>
    asked.value?.answer.ok === false ? asked.value.answer.fault : undefined,
  )
  const prediction = computed(() =>
    asked.value?.answer.ok ? { ...asked.value, ...asked.value.answer } : undefined,
  )

  /**
   * Leads the stage on to the answer; a revealed one is not kept as given.
   *
   * @param told what is wrong with the answer before it
   */
  function settle(by: 'answer' | 'reveal', told?: Message): void {
    if (!prediction.value) return
    const { event } = prediction.value.value
    forget()
    wrong.value = told
    isRight.value = by === 'answer'
    settled.value = new Map([...settled.value, [id, event]])
    stage.select()
    stage.goTo(event)
    if (isRight.value) markAnswered(id)
  }

  /** After a wrong answer a hint is given, then what is wrong with the answer, then that and the right one. */
  function take(judged: Judged): void {
    if (judged.kind === 'right') return settle('answer')
    if (judged.kind === 'noAnswer') {
      wrong.value = judged.told
      return
    }
    const answers = ++wrongAnswers.value
    if (answers > 2) return settle('reveal', judged.feedback)
    const { hint, feedback: told } = judged
    wrong.value =
      answers === 1 ? hint : { key: `lessons.predict.tryAgain.${ask}`, values: { told } }
  }

  function forget(): void {
    wrong.value = undefined
    wrongAnswers.value = 0
  }

  function askAgain(): void {
    settled.value = new Map([...settled.value].filter(([other]) => other !== id))
    forget()
    // What is selected already would be taken as the answer.
    stage.select()
    if (target.value !== undefined) stage.goTo(target.value)
  }

  watch(isCurrent, forget)
  // Only at first: it may be asked again.
  const isKnown = ref(answeredBefore.includes(id))
  watch(
    prediction,
    (known) => {
      if (!isKnown.value || !known) return
      isKnown.value = false
      settle('reveal')
    },
    { immediate: true },
  )

  /** Whether its answer is still to be given, in this visit or an earlier one. */
  const isOpen = computed(() => !isSettled.value && !isKnown.value)

  return { wrong, isRight, isCurrent, isSettled, isOpen, fault, prediction, settle, take, askAgain }
}
