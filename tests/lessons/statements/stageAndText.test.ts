import { describe, expect, it } from 'vitest'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import type { LessonPlace } from '../../../src/lessons/route'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { eventAt } from '../../../src/recording/query/events'
import { readRun } from '../../../src/recording/run'
import { checkQuestionsOf } from '../asked/openQuestions'
import { mountLesson } from '../mountLesson'
import { nodesNamedIn, textsOfPlaces } from './lessonText'
import { recorded } from './recorded'
import { lessonWindows, seenOnStage } from './seenOnStage'

const patience = 120_000

async function placesOf(lesson: (typeof listedLessons)[number]) {
  // Nothing is asked of the runs but what is asked here.
  const { route } = await mountLesson(
    (await lesson.load()).default,
    lesson.heading.runs,
    () => () => {},
  )
  return route.places.value
}

describe.each(listedLessons)('$name', (lesson) => {
  const { runs } = lesson.heading

  function arrive(place: LessonPlace) {
    const { run, recording } = recorded(runs[place.run])
    const moment = stepOf(recording, place.until)
    if (moment.kind !== 'step') throw new Error(`${place.id}: ${moment.kind}`)
    return { run, recording, step: moment.step }
  }

  it(
    'names no node that is not there and in view, large enough to be seen',
    async () => {
      const texts = textsOfPlaces(lesson.name)
      const places = await placesOf(lesson)
      const read = 'the places with a closing tag, and their id before other attributes'
      expect([...texts.keys()], read).toEqual(lesson.heading.stops.map(({ id }) => id))
      const named = places.flatMap((place) => {
        const nodes = nodesNamedIn(texts.get(place.id) ?? '')
        if (nodes.length === 0) return []
        const { run, recording, step } = arrive(place)
        return lessonWindows.flatMap((window) =>
          nodes.map((node) => ({
            window: window.name,
            first: window.isNarrow ? place.first : place.pane,
            place: place.id,
            node,
            seen: seenOnStage(recording, run, place, step, node, window),
          })),
        )
      })
      expect(named.filter(({ seen }) => seen !== 'mark' && seen !== 'board')).toEqual([])
    },
    patience,
  )

  it(
    'asks in its self-check about no node that is not in view, large enough to be seen',
    async () => {
      const drawn = await Promise.all([1, 2, 3].map((seed) => checkQuestionsOf(lesson, seed)))
      const asked = drawn.flat().flatMap(({ place, recording, step }) => {
        const run = readRun(place.drawn ?? {})
        if (!run.ok) throw new Error(JSON.stringify(run.fault))
        const event = eventAt(recording, step)
        const expanded = place.ask === 'pruned' && 'node' in event ? event.node : undefined
        const node = place.node ?? expanded
        if (node === undefined) return []
        return lessonWindows.map((window) => ({
          window: window.name,
          run: place.drawn,
          node,
          seen: seenOnStage(recording, run.value, place, step, node, window),
        }))
      })
      expect(asked.filter(({ seen }) => seen !== 'mark' && seen !== 'board')).toEqual([])
    },
    patience,
  )

  it(
    'shows the boards that a question about pruned children has to be answered with',
    async () => {
      const asking = (await placesOf(lesson)).filter(({ ask }) => ask === 'pruned')
      const needed = asking.flatMap((place) => {
        const { run, recording, step } = arrive(place)
        const answer = predictionAt(recording, run, step, 'pruned')
        if (!answer?.ok || answer.value.ask !== 'pruned') throw new Error(place.id)
        const twins = answer.value.right.map((child) => recording.columns.twin[child])
        const known = twins.filter(
          (twin) => twin >= 0 && recording.columns.generatedAt[twin] <= step,
        )
        return lessonWindows.flatMap((window) =>
          known.map((twin) => {
            const seen = seenOnStage(recording, run, place, step, twin, window)
            // On a map each place has its name, and a board has to be large enough to be read.
            const isTold = seen === 'board' || (place.picture === 'map' && seen === 'mark')
            return { window: window.name, place: place.id, twin, seen, isTold }
          }),
        )
      })
      expect(needed.filter(({ isTold }) => !isTold)).toEqual([])
    },
    patience,
  )
})
