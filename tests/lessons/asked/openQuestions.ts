import { readFileSync } from 'node:fs'
import { nodesToChooseFrom } from '../../../src/lessons/prediction/ask/choices'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import type { Prediction } from '../../../src/lessons/prediction/prediction'
import type { LessonPlace } from '../../../src/lessons/route'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { settingsOf } from '../../../src/lessons/runs/useAnswer'
import { drawQuestions } from '../../../src/lessons/selfCheck/drawQuestions'
import type { DrawnQuestion } from '../../../src/lessons/selfCheck/drawQuestions'
import { readCheckItems } from '../../../src/lessons/selfCheck/items'
import { placeOfQuestion } from '../../../src/lessons/selfCheck/placeOfQuestion'
import { askedOfRun } from '../../../src/lessons/selfCheck/questionOfRun'
import type { listedLessons } from '../../../src/pages/lessons/lessons'
import type { Settings } from '../../../src/problems/problem'
import { eventAt, rowsAt } from '../../../src/recording/query/events'
import type { Recording } from '../../../src/recording/recording'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { cancelled } from '../../../src/recording/write/cancelled'
import { Recorder } from '../../../src/recording/write/recorder'
import type { Ask } from '../../../src/shared/ask'
import type { Node } from '../../../src/solvers/solver'
import { mountLesson } from '../mountLesson'
import { neededCheck } from '../neededCheck'

/** A question with the recording that answers it. */
export interface OpenQuestion {
  readonly place: LessonPlace
  readonly recording: Recording
  readonly step: number
  /** Nodes of which each could leave next. */
  readonly leaving: readonly Node[]
  /** Nodes that come next. */
  readonly later: readonly Node[]
  /** The steps around that of the question at which its answer would show, too. */
  readonly steps: readonly number[]
}

type ListedLesson = (typeof listedLessons)[number]

/** The text of a lesson is mounted once, whatever is asked of it. */
const places = new Map<string, Promise<readonly LessonPlace[]>>()

function placesOf(lesson: ListedLesson): Promise<readonly LessonPlace[]> {
  const known = places.get(lesson.name) ?? placesInText(lesson)
  places.set(lesson.name, known)
  return known
}

async function placesInText(lesson: ListedLesson): Promise<readonly LessonPlace[]> {
  const { runs } = lesson.heading
  const { route } = await mountLesson((await lesson.load()).default, runs, () => () => {})
  return route.places.value
}

/** The predictions of a lesson. */
export async function predictionsOf(lesson: ListedLesson): Promise<readonly OpenQuestion[]> {
  return (await placesOf(lesson)).flatMap((place) =>
    place.ask ? [recordedBeyond(place, lesson.heading.runs[place.run], place.ask)] : [],
  )
}

/**
 * A question of each item of a lesson's self-check, drawn by a number. One on whether a solution is a
 * shortest one says itself what comes next: what answers it is the search, and not what is to come.
 */
export async function checkQuestionsOf(
  lesson: ListedLesson,
  seed: number,
): Promise<readonly OpenQuestion[]> {
  const { name, heading } = lesson
  const written = /<LessonCheck id="([^"]*)" questions="([^"]*)"/
  const [, id = '', items = ''] = written.exec(readFileSync(`lessons/${name}.md`, 'utf8')) ?? []
  const check = (await placesOf(lesson)).find((place) => place.id === id)
  if (!check) throw new Error(`${name} has no ${neededCheck}`)
  const { runs } = heading
  const asked = readCheckItems(items).filter(({ kind }) => kind !== 'shortest')
  const missing = asked.map(({ kind, run }) => itemOf(kind, settingsOf(runs, run)))
  const questions: OpenQuestion[] = []
  for (const drawn of drawQuestions(asked, runs, seed)) {
    const item = missing.indexOf(itemOf(drawn.kind, drawn.settings))
    const found = item < 0 ? undefined : answerTo(drawn)
    if (!found) continue
    missing.splice(item, 1)
    const place = { ...check, ...placeOfQuestion(id, drawn, found.question) }
    const { ask, until } = place
    if (ask) questions.push(recordedBeyond(place, drawn.settings, ask))
    else questions.push({ place, ...aroundStep(found.recording, Number(until)), leaving: [] })
  }
  if (missing.length > 0) throw new Error(`${name} asks nothing of ${missing.join()}`)
  return questions
}

/** Of a question what its item says; its start is drawn. */
function itemOf(kind: DrawnQuestion['kind'], settings: Settings): string {
  return JSON.stringify([kind, Object.entries({ ...settings, start: '' }).toSorted()])
}

/** What a drawn question asks, with a recording that goes a little further; nothing where it asks nothing. */
function answerTo(drawn: DrawnQuestion) {
  const recorder = new Recorder(runOf(drawn.settings))
  const asked = askedOfRun(drawn)
  for (;;) {
    const ended = recorder.advance(200)
    const found = asked.answer(recorder.recording(), runOf(drawn.settings))
    if (found?.ok) {
      if (!ended) recorder.advance(200)
      return { question: found.value, recording: cancelled(recorder.recording()) }
    }
    if (found ?? ended) return undefined
  }
}

/** Records a run until the answer is known, and stops it there. */
function recordedBeyond(place: LessonPlace, settings: Settings, ask: Ask): OpenQuestion {
  const run = runOf(settings)
  const recorder = new Recorder(run)
  for (let ended = false; ; ended = recorder.advance(500)) {
    const recording = cancelled(recorder.recording())
    const moment = stepOf(recording, place.until)
    const answer =
      moment.kind === 'step' ? predictionAt(recording, run, moment.step, ask) : undefined
    if (moment.kind === 'step' && answer?.ok) {
      return { place, ...aroundStep(recording, moment.step, answer.value) }
    }
    if (ended) throw new Error(`${place.id} is not answered`)
  }
}

function aroundStep(recording: Recording, step: number, prediction?: Prediction) {
  const rows = rowsAt(recording, step)
  const later = Array.from({ length: Math.min(3, recording.rows - rows) }, (_, at) => rows + at)
  if (prediction?.ask !== 'next') return { recording, step, leaving: [], later, steps: [step] }
  const { right, event } = prediction
  const other = nodesToChooseFrom(prediction, step).find((node) => node !== right)
  let first = step
  while (first > 0 && eventAt(recording, first).kind !== 'expand') first--
  const steps = Array.from({ length: event - first }, (_, at) => first + at)
  return { recording, step, leaving: other === undefined ? [] : [right, other], later, steps }
}

function runOf(settings: Settings): Run {
  const run = readRun(settings)
  if (!run.ok) throw new TypeError(JSON.stringify(run.fault))
  return run.value
}
