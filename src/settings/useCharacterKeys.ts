import { computed } from 'vue'
import { useSettings } from './useSettings'

/**
 * Whether keys of one character (a letter, a sign) do anything by themselves. People who dictate, or
 * whose hands meet keys unasked, can turn them off; Space, arrows and keys with names stay.
 */
export function useCharacterKeys() {
  const settings = useSettings()
  const areOn = computed(() => settings.chosen.characterKeys === 'on')

  /** Whether a key, by its name, is one that is turned off. */
  function isOff(key: string): boolean {
    return !areOn.value && key.length === 1 && key !== ' '
  }

  return { areOn, isOff }
}
