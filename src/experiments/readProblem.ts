import { createProblem, problemNames } from '../problems'
import type { ProblemFault } from '../problems'
import type { Problem, Settings } from '../problems/problem'
import type { Result } from '../problems/result'
import { slidingSize } from '../problems/sliding/settings'

/** A problem as far as it can be read without a start. */
export interface ReadProblem {
  /** Its settings, all that do not depend on a start. */
  readonly settings: Settings
  /** The problem with its default start. */
  readonly defaults: Problem
}

const settingNames = ['goal', 'order', 'firstJump', 'target', 'metric', 'equal', 'mirror'] as const

/** Reads the settings of a problem but for its start. */
export function readProblem(texts: Settings): Result<ReadProblem, ProblemFault> {
  const name = texts.problem ?? problemNames[0]
  const given = pick(texts, (setting) => settingNames.some((known) => known === setting))
  const asked = pick(given, (setting) => texts[setting].trim() !== '')
  // A place to go to and a block that leaves need the layout they belong to.
  const ofBoards = name === 'blocks' ? ['goal', 'target'] : []
  const read = createProblem({ problem: name, ...pick(asked, (each) => !ofBoards.includes(each)) })
  if (!read.ok) return read
  const whole = pick(read.value.settings, (each) => each !== 'start' && !ofBoards.includes(each))
  const its = pick(asked, (each) => Object.hasOwn(whole, each) || ofBoards.includes(each))
  // The cells of a goal have a default writing; everything else stands as it was given.
  const settings = slidingSize(name) ? whole : { ...whole, ...its }
  return { ok: true, value: { settings, defaults: read.value } }
}

function pick(settings: Settings, isWanted: (setting: string) => boolean): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([setting]) => isWanted(setting)))
}
