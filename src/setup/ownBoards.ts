import { reactive } from 'vue'
import { manifestOf } from '../problems'
import { choicesOf } from '../problems/choices'
import type { ProblemChoice } from '../problems/choices'
import type { Settings } from '../problems/problem'

/** By family of problems, the settings with the last board that somebody has drawn or written. */
const last = reactive(new Map<string, Settings>())

/**
 * Keeps a board of one's own until the page is closed: somebody who looks at another one comes back
 * to it.
 *
 * @param settings right ones
 */
export function rememberBoard(settings: Settings): void {
  const { family, board } = manifestOf(settings)
  if (board === undefined) return
  const { [board]: own, ...others } = settings
  const choice = choicesOf(others).find(({ setting }) => setting === board)
  if (choice && own !== undefined && !choice.values.includes(own)) last.set(family, settings)
}

/** What can be chosen, with the board of one's own where there was one. */
export function withOwnBoard(settings: Settings, choice: ProblemChoice): ProblemChoice {
  const { family, board } = manifestOf(settings)
  const own = board === choice.setting ? last.get(family)?.[board] : undefined
  if (own === undefined || choice.values.includes(own)) return choice
  return { ...choice, values: [...choice.values, own] }
}

/** The start and the goal that a value of a choice comes with, where it is a board of one's own. */
export function endsOfOwn(settings: Settings, { setting }: ProblemChoice, value: string): Settings {
  const { family, board, states } = manifestOf(settings)
  const own = last.get(family)
  if (board !== setting || own?.[board] !== value) return {}
  return Object.fromEntries(states.map((state) => [state, own[state]]))
}
