import { reactive } from 'vue'
import { manifestOf } from '../problems'
import { choicesOf, withChoice } from '../problems/choices'
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
export function offeredChoices(settings: Settings): readonly ProblemChoice[] {
  const { family, board } = manifestOf(settings)
  const own = board === undefined ? undefined : last.get(family)?.[board]
  return choicesOf(settings).map((choice) => {
    const isNew = own !== undefined && choice.setting === board && !choice.values.includes(own)
    return isNew ? { ...choice, values: [...choice.values, own] } : choice
  })
}

/** Settings with another value of a choice; a board of one's own comes with its start and goal. */
export function withOffered(settings: Settings, choice: ProblemChoice, value: string): Settings {
  const chosen = withChoice(settings, choice, value)
  const { family, board, states } = manifestOf(settings)
  const own = last.get(family)
  if (board !== choice.setting || own?.[board] !== value) return chosen
  return { ...chosen, ...Object.fromEntries(states.map((state) => [state, own[state]])) }
}
