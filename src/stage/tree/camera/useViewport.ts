import { useElementSize } from '@vueuse/core'
import { computed } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { Stage } from '../../../player/stageStore'
import type { Problem } from '../../../problems/problem'
import { defaultLetterSize, useLetterSize } from '../../useLetterSize'
import { boardSizesOf } from '../picture/detailLevel'
import type { Viewport } from './camera'

// A narrower picture is that of a phone, or has a map beside it.
const widestInHand = 600
/** A mark so large, in pixels, has room for its number. */
const numbered = 28

/** The room of a stage's tree, and from which size on its boards can be read there. */
export function useViewport(
  stage: Pick<Stage, 'run'>,
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
): ComputedRef<Viewport> {
  const { width, height } = useElementSize(canvas)
  const letterSize = useLetterSize()
  const letters = computed(() => letterSize.value / defaultLetterSize)
  const boards = computed(() => stage.run && sizesIn(stage.run.problem, letters.value))
  return computed(() => ({
    width: width.value,
    height: height.value,
    ...(stage.run && readIn(stage.run.problem, width.value, letters.value, boards.value)),
  }))
}

/**
 * How large boards of a problem have to be in a picture of a width. Names of places are read on their
 * map: beside it a whole tree is shown as long as its nodes have their numbers.
 *
 * @param letters how much larger letters are than by default
 * @param boards the sizes of the problem's boards, where they are known
 */
export function readIn(
  problem: Problem,
  width: number,
  letters = 1,
  { full, legible } = sizesIn(problem, letters),
) {
  const least = width < widestInHand ? full : undefined
  return { letters, legible, least, whole: problem.map && (least ? numbered * letters : full) }
}

function sizesIn(problem: Problem, letters: number) {
  return boardSizesOf(problem.draw(problem.start), letters)
}
