import { defineStore } from 'pinia'
import { computed } from 'vue'
import { manifestOf } from '../problems'
import { choicesOf, withChoice } from '../problems/choices'
import type { ProblemChoice } from '../problems/choices'
import type { Settings } from '../problems/problem'
import { useKeptValue } from '../settings/useKeptValue'
import { hasFields } from '../shared/hasFields'
import { isTexts } from '../shared/isTexts'
import { jsonIn } from '../shared/jsonIn'
import { checkSettings } from './checkSettings'

/** By family of problems, the settings of the last board that somebody has drawn or written. */
type OwnBoards = Readonly<Record<string, Settings | undefined>>

// The device has room for a few millions of letters, and other things to keep.
const longest = 500_000

/**
 * The boards of one's own, kept on the device: somebody who looks at another one, or closes the page,
 * comes back to it.
 */
export const useOwnBoards = defineStore('ownBoards', () => {
  const last = useKeptValue<OwnBoards>(
    'tansaku-boards',
    {},
    {
      read: readBoards,
      write: (boards) => JSON.stringify(boards),
    },
  )

  /** Those of them that can be searched: the device may have kept anything. */
  const right = computed((): OwnBoards => {
    return Object.fromEntries(
      Object.entries(last.value).filter(([family, own]) => own && isOf(family, own)),
    )
  })

  /**
   * Keeps the board of settings, if it is not one of the examples.
   *
   * @param settings right ones
   */
  function remember(settings: Settings): void {
    const { family, board, states } = manifestOf(settings)
    if (board === undefined) return
    const { [board]: own, ...others } = settings
    const choice = choicesOf(others).find(({ setting }) => setting === board)
    if (!choice || own === undefined || own.length > longest || choice.values.includes(own)) return
    const names = ['problem', board, ...states]
    last.value = {
      ...last.value,
      [family]: Object.fromEntries(names.map((name) => [name, settings[name]])),
    }
  }

  /** What can be chosen, with the board of one's own where there is a right one. */
  function choices(settings: Settings): readonly ProblemChoice[] {
    const { family, board } = manifestOf(settings)
    const own = board === undefined ? undefined : right.value[family]?.[board]
    return choicesOf(settings).map((choice) => {
      const isNew = own !== undefined && choice.setting === board && !choice.values.includes(own)
      return isNew ? { ...choice, values: [...choice.values, own] } : choice
    })
  }

  /** Settings with another value of a choice; a board of one's own comes with its start and goal. */
  function choose(settings: Settings, choice: ProblemChoice, value: string): Settings {
    const chosen = withChoice(settings, choice, value)
    const { family, board, states } = manifestOf(settings)
    const own = right.value[family]
    if (board !== choice.setting || own?.[board] !== value) return chosen
    return { ...chosen, ...Object.fromEntries(states.map((state) => [state, own[state]])) }
  }

  function clear(): void {
    last.value = {}
  }

  return { remember, choices, choose, clear }
})

/** Whether settings are right ones of a family. */
function isOf(family: string, settings: Settings): boolean {
  const { run, faults } = checkSettings(settings)
  return faults.length === 0 && manifestOf(run.settings).family === family
}

/** Reads what a device kept, which may be anything. */
function readBoards(text: string): OwnBoards {
  const kept = jsonIn(text)
  if (!hasFields(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([family, own]) => (isTexts(own) ? [[family, own]] : [])),
  )
}
