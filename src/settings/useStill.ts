import { useMediaQuery } from '@vueuse/core'
import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useSettings } from './useSettings'

/** Whether nothing may be eased: as was chosen here, else as the system was told. */
export function useStill(): ComputedRef<boolean> {
  const settings = useSettings()
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return computed(() => {
    const { animation } = settings.chosen
    return animation === 'system' ? isReduced.value : animation === 'off'
  })
}
