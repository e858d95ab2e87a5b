import type { LessonPlace, Route } from '../../src/lessons/route'
import { stepOf } from '../../src/lessons/runs/stepOf'
import { listedLessons } from '../../src/pages/lessons/lessons'
import { defaultBudget } from '../../src/recording/write/recorder'
import { mountLesson } from '../lessons/mountLesson'
import { openAddress } from './openAddress'
import { recordingOf, runFacts, stepFacts } from './runFacts'

/** The lesson that an address names, and the place in it. */
function lessonAt(address: string) {
  const [, , name, beat] = openAddress(address).path.split('/')
  const lesson = listedLessons.find((each) => each.name === name)
  if (!lesson) throw new Error(`no lesson ${name}`)
  return { lesson, beat }
}

/** Whether an address names a place that its lesson has. */
export function hasPlace(address: string): boolean {
  const { lesson, beat } = lessonAt(address)
  return lesson.heading.stops.some(({ id }) => id === beat)
}

/** Where the stage stands at the place of a lesson that an address names. */
export async function lessonFacts(address: string) {
  const { lesson, beat } = lessonAt(address)
  const { runs } = lesson.heading
  // Nothing is asked of the runs but what is asked here.
  const { route } = await mountLesson((await lesson.load()).default, runs, () => () => {})
  const place = placeIn(route, beat)
  const { run, recording } = recordingOf(runs[place.run], defaultBudget)
  const moment = stepOf(recording, place.until)
  if (moment.kind !== 'step') throw new Error(`${address}: ${moment.kind}`)
  return { ...runFacts(run, recording), at: stepFacts(run, recording, moment.step) }
}

function placeIn({ places }: Route, beat: string): LessonPlace {
  const place = places.value.find(({ id }) => id === beat)
  if (!place) throw new Error(`no place ${beat}`)
  return place
}
