import { usePreferredReducedMotion } from '@vueuse/core'
import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useSettings } from './useSettings'

/** Whether nothing may be eased: as was chosen here, else as the system was told. */
export function useStill(): ComputedRef<boolean> {
  const settings = useSettings()
  const preferred = usePreferredReducedMotion()
  return computed(() => {
    const { animation } = settings.chosen
    return animation === 'system' ? preferred.value === 'reduce' : animation === 'off'
  })
}
