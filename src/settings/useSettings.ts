import { defineStore } from 'pinia'
import { checkChoices, readChoices, defaultChoices } from './settings'
import type { ChoiceName, Choices } from './settings'
import { useKeptValue } from './useKeptValue'

/** Where the device keeps the choices; `build/first/beforePaint.js` reads the theme from there too. */
export const settingsKey = 'tansaku-settings'

/** The choices for the whole app, kept on the device. */
export const useSettings = defineStore('settings', () => {
  const chosen = useKeptValue<Choices>(settingsKey, defaultChoices, {
    read: readChoices,
    write: (kept) => JSON.stringify(kept),
  })

  /** Chooses one value; one that there is not chooses the default one. */
  function choose(name: ChoiceName, value: string): void {
    chosen.value = checkChoices({ ...chosen.value, [name]: value })
  }

  function clear(): void {
    chosen.value = defaultChoices
  }

  return { chosen, choose, clear }
})
