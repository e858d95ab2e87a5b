import { watch } from 'vue'
import type { LectureMoment } from '../../../lecture/said'
import type { ShownInk } from '../../../stage/ink/shownInk'
import { shownPart } from '../shownPart'
import type { LedClass } from './useLedClass'

/** Shows a class what its presenter shows. */
export function useShownToClass(
  { driver, fault }: Pick<LedClass, 'driver' | 'fault'>,
  moment: () => LectureMoment | undefined,
  { ink, pointer }: ShownInk,
): void {
  watch(
    [driver, moment],
    ([to, now]) => {
      if (!to || !now) return
      const shown = to.show(shownPart(now))
      if (!shown.ok) fault.value = { kind: 'not-shown' }
      else if (fault.value?.kind === 'not-shown') fault.value = undefined
    },
    { immediate: true },
  )
  watch([driver, ink, pointer], ([to]) => to?.draw({ ink: ink.value, pointer: pointer.value }), {
    immediate: true,
  })
}
