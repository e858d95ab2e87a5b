import { createProblem, findManifest, problemNames, problemSettings } from '../../problems'
import type { ProblemFault } from '../../problems'
import { pick } from '../../problems/pick'
import type { Problem, Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'

/** A problem as far as it can be read without a start. */
export interface ReadProblem {
  /** Its settings, all that do not depend on a start. */
  readonly settings: Settings
  /** The problem with its default start. */
  readonly defaults: Problem
}

/** Reads the settings of a problem but for its start. */
export function readProblem(texts: Settings): Result<ReadProblem, ProblemFault> {
  const name = texts.problem ?? problemNames[0]
  const given = pick(texts, (setting) => problemSettings.has(setting) && setting !== 'start')
  const asked = pick(given, (setting) => texts[setting].trim() !== '')
  // A place to go to, or a piece that leaves, needs the start that it belongs to.
  const needStart = findManifest(name)?.needStart ?? []
  const read = createProblem({
    ...pick(asked, (each) => !needStart.includes(each)),
    problem: name,
  })
  if (!read.ok) return read
  const { settings } = read.value
  const whole = pick(settings, (each) => each !== 'start' && !needStart.includes(each))
  const ofStarts = pick(asked, (each) => needStart.includes(each))
  return { ok: true, value: { settings: { ...whole, ...ofStarts }, defaults: read.value } }
}
