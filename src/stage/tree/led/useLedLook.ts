import { computed, inject, watch } from 'vue'
import type { Ref } from 'vue'
import type { TreeArea } from '../../../drawing/treeLook'
import type { Stage } from '../../../player/stageStore'
import { ledLooksKey, useTreeName } from './treeLooks'
import type { LookChoices } from './useToldLook'

/**
 * Looks at a tree as a presenter does, where there is one who leads: each time the presenter changes
 * something, and not before. Until then a hand may do as it likes here.
 */
export function useLedLook(
  stage: Pick<Stage, 'run' | 'select'>,
  { mode, pruned, pathOnly }: LookChoices,
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
  showArea: (area: TreeArea) => void,
): void {
  const looks = inject(ledLooksKey, undefined)
  if (!looks) return
  const name = useTreeName()
  const led = computed(() => looks.value.find(({ tree }) => tree === name()))
  /** As text, by which a camera that is told once more is no other one. */
  const camera = computed(() => led.value?.camera && JSON.stringify(led.value.camera))

  watch(
    () => led.value?.pruned,
    (now = pruned.value) => (pruned.value = now),
    { immediate: true },
  )
  watch(
    () => led.value?.pathOnly,
    (now = pathOnly.value) => (pathOnly.value = now),
    {
      immediate: true,
    },
  )
  // A run that is opened is seen in its own way first; the canvas comes after the page around it.
  watch([camera, canvas, () => stage.run], () => {
    const { camera: wanted } = led.value ?? {}
    if (typeof wanted === 'string') mode.value = wanted
    else if (wanted) showArea(wanted)
  })
  watch([() => led.value?.selected, () => stage.run], ([node]) => stage.select(node), {
    immediate: led.value?.selected !== undefined,
  })
}
