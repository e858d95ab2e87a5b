import { useElementSize } from '@vueuse/core'
import { computed } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { Stage } from '../../../player/stageStore'
import { defaultLetterSize, useLetterSize } from '../../useLetterSize'
import { boardSizesOf } from '../picture/detailLevel'
import type { Viewport } from './camera'

// A narrower picture is that of a phone.
const widestInHand = 600

/** The room of a stage's tree, and from which size on its boards can be read there. */
export function useViewport(
  stage: Pick<Stage, 'run'>,
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
): ComputedRef<Viewport> {
  const { width, height } = useElementSize(canvas)
  const letterSize = useLetterSize()
  const boards = computed(() => {
    if (!stage.run) return undefined
    const { problem } = stage.run
    return boardSizesOf(problem.draw(problem.start), letterSize.value / defaultLetterSize)
  })
  return computed(() => ({
    width: width.value,
    height: height.value,
    legible: boards.value?.legible,
    least: width.value < widestInHand ? boards.value?.full : undefined,
  }))
}
