import { computed, nextTick, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { Message } from '../../words/message'
import { useLesson } from '../lesson'
import type { Judged } from '../prediction/judge/judged'
import { predictionAt } from '../prediction/prediction'
import type { Asked } from '../runs/runAnswers'
import { askedMessage } from './askedMessage'
import { drawQuestions, questionsOfCheck, rightToPass } from './drawQuestions'
import type { DrawnQuestion } from './drawQuestions'
import { isOfRun } from './items'
import type { CheckItem } from './items'
import { placeOfQuestion } from './placeOfQuestion'
import { askedOfRun } from './questionOfRun'
import type { QuestionOfRun } from './questionOfRun'

/** The six questions of a lesson's end, drawn by a seed: one after the other, each answered once. */
export function useSelfCheck(id: string, items: readonly CheckItem[]) {
  const { answers, runs, route, stage, target, settled, markAnswered } = useLesson()
  const drawn = shallowRef<readonly DrawnQuestion[]>([])
  /** Whether each answer so far was right. */
  const results = ref<readonly boolean[]>([])
  /** What the wrong answers were about. */
  const missed = shallowRef<readonly Message[]>([])
  const asked = shallowRef<Asked<QuestionOfRun>>()
  /** What was said to the answer to this question. */
  const judged = shallowRef<Judged>()
  const question = computed(() => {
    const { value: answer } = asked.value?.answer ?? {}
    return answer?.ok ? answer.value : undefined
  })
  /** The number of the question, from 0, and its place among those that were drawn. */
  const at = ref(0)
  let place = 0
  const askedBefore = new Set<string>()
  const isAnswered = computed(() => results.value.length === at.value + 1)
  const right = computed(() => results.value.filter(Boolean).length)
  const isPassed = computed(() => right.value >= rightToPass)
  const state = computed(() => {
    if (drawn.value.length === 0) return 'closed'
    if (at.value === questionsOfCheck) return 'done'
    return question.value ? 'asking' : 'loading'
  })
  /** What the recording says of a question that it answers, once the stage is there. */
  const prediction = computed(() => {
    const { latest: recording, run } = stage
    const isThere = target.value !== undefined && route.current.value?.id === id
    if (!recording || !run || !isThere || question.value?.kind !== 'predicted') return undefined
    const answer = predictionAt(recording, run, question.value.step, question.value.ask)
    return answer?.ok ? answer.value : undefined
  })

  function begin(seed: number): void {
    drawn.value = drawQuestions(items, runs, seed)
    results.value = []
    missed.value = []
    at.value = 0
    askedBefore.clear()
    open(0)
  }

  function open(next: number): void {
    asked.value?.release()
    asked.value = undefined
    judged.value = undefined
    place = next
    forgetSettled()
    const opened = drawn.value[place]
    if (opened) asked.value = answers.askAtOnce(opened.settings, askedOfRun(opened))
  }

  /** Whether a question was asked before, while another can be taken instead. */
  function isRepeated({ kind, settings }: DrawnQuestion, found: QuestionOfRun): boolean {
    const about = found.kind === 'chosen' ? [found.choice.asked, found.choice.node] : found.step
    // What is asked in letters, or of searches, has nothing to do with the run.
    const text = JSON.stringify([kind, isOfRun(kind) ? settings : '', about])
    const isNew = !askedBefore.has(text)
    askedBefore.add(text)
    return !isNew && place < drawn.value.length - questionsOfCheck
  }

  function goOn(): void {
    at.value++
    if (at.value < questionsOfCheck) open(place + 1)
    else if (isPassed.value) markAnswered(id)
  }

  function forgetSettled(): void {
    settled.value = new Map([...settled.value].filter(([stop]) => stop !== id))
  }

  watch(
    () => asked.value?.answer.value?.ok,
    (ok) => {
      if (ok === false) open(place + 1)
    },
  )

  // The stage goes where the question is.
  watch(question, async (found) => {
    const drawnHere = drawn.value[place]
    if (!found || !drawnHere) return
    if (isRepeated(drawnHere, found)) return open(place + 1)
    route.change(id, placeOfQuestion(id, drawnHere, found))
    await nextTick()
    route.goTo(id)
  })

  /** Takes an answer; only the first one counts. */
  function answer(given: Judged): void {
    if (isAnswered.value) return
    judged.value = given
    if (given.kind === 'noAnswer') return
    results.value = [...results.value, given.kind === 'right']
    if (given.kind !== 'right' && question.value)
      missed.value = [...missed.value, askedMessage(question.value, stage.recording)]
    const event = prediction.value?.event ?? stage.step
    settled.value = new Map([...settled.value, [id, event]])
    if (!prediction.value) return
    stage.select()
    stage.goTo(event)
  }

  onScopeDispose(() => asked.value?.release())

  return {
    ...{ state, at, right, missed, question, prediction, judged, isAnswered },
    ...{ begin, answer, goOn },
    count: questionsOfCheck,
    isPassed,
  }
}
