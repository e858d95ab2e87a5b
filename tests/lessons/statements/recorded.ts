import { listedLessons } from '../../../src/pages/lessons/lessons'
import type { Settings } from '../../../src/problems/problem'
import { readRun } from '../../../src/recording/run'
import { defaultBudget } from '../../../src/recording/write/recorder'
import { recordedOnce } from '../../recording/recordedOnce'

/** The settings of a run of a lesson. */
export function settingsOfLesson(order: number, name: string): Settings {
  const lesson = listedLessons.find(({ heading }) => heading.order === order)
  const settings = lesson?.heading.runs[name]
  if (!settings) throw new Error(`lesson ${order} has no run ${name}`)
  return settings
}

/** A run with its whole recording. */
export function recorded(settings: Settings) {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  return { run: run.value, recording: recordedOnce(run.value, defaultBudget) }
}
