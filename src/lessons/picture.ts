import type { Settings } from '../problems/problem'
import { refused } from '../problems/result'
import type { Result } from '../problems/result'
import { hasFields } from '../shared/hasFields'
import { readSettings } from './heading'

/** What a lesson looks like in a list: a moment of one of its runs. */
export interface LessonPicture {
  readonly settings: Settings
  readonly until: string
  readonly view: (typeof views)[number]
}

const views = ['tree', 'map'] as const

/**
 * Reads the picture of a lesson, or says in English what is wrong: its author reads it.
 *
 * @param data what the front matter says, with the settings of the run in the place of its name
 */
export function readPicture(data: unknown): Result<LessonPicture, string> {
  if (!hasFields(data)) return refused('picture is not a run and a moment')
  const { run, until, view: asked = 'tree' } = data
  if (!hasFields(run)) return refused('picture.run is not the name of a run')
  const settings = readSettings(run, 'picture.run')
  if (!settings.ok) return settings
  if (typeof until !== 'string') return refused('picture.until is not a text: put it in quotes')
  const view = views.find((one) => one === asked)
  if (!view) return refused(`picture.view is not one of ${views.join(', ')}`)
  return { ok: true, value: { settings: settings.value, until, view } }
}
