import type { Ref } from 'vue'
import type { TreeArea } from '../../../drawing/treeLook'
import type { Stage } from '../../../player/stageStore'
import { useLedLook } from './useLedLook'
import { useToldLook } from './useToldLook'
import type { LookChoices } from './useToldLook'

/** Looks at a tree as its presenter does, or tells how it is looked at; neither outside of a lecture. */
export function useLectureLook(
  stage: Pick<Stage, 'run' | 'selected' | 'select'>,
  choices: LookChoices,
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
  area: {
    readonly area: () => TreeArea | undefined
    readonly showArea: (area: TreeArea) => void
  },
): void {
  useToldLook(stage, choices, area.area)
  useLedLook(stage, choices, canvas, area.showArea)
}
