import { useElementSize } from '@vueuse/core'
import { computed, watch } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../player/stageStore'
import { mapOf } from '../../recording/stateMap'
import { useStill } from '../../settings/useStill'
import type { Transform } from '../ink/transform'
import { isJump } from '../isJump'
import { motionTime } from '../motionTime'
import { legendKinds } from '../tree/around/legendKinds'
import type { Brush } from '../tree/brush/brush'
import { fittedContext } from '../tree/brush/fittedContext'
import type { Palette } from '../tree/brush/palette'
import { usePalette } from '../tree/brush/usePalette'
import { useCrossFade } from '../tree/frames/useCrossFade'
import { useFrames } from '../tree/frames/useFrames'
import type { SavedPicture } from '../tree/save/savedPicture'
import { mapLegend } from './mapMarks'

/** The size of a map's canvas and the colours around it. */
export function useMapRoom(canvas: Readonly<Ref<HTMLCanvasElement | null>>) {
  const { width, height } = useElementSize(canvas)
  const size = computed(() => ({ width: width.value, height: height.value, legible: undefined }))
  return { canvas, size, palette: usePalette(canvas) }
}

/** The step that was painted last, and of which recording. */
interface PaintedStep {
  readonly of: unknown
  readonly step: number
}

/**
 * Whether one picture is eased into another: from a step to one near it, of the same search.
 *
 * @param time how long the motion of a step takes, in ms; 0 where nothing is eased
 */
export function isEased(from: PaintedStep | undefined, to: PaintedStep, time: number): boolean {
  if (!from || from.of !== to.of || from.step === to.step) return false
  return time > 0 && !isJump(from.step, to.step)
}

interface PaintedMap {
  /** Paints the whole map. */
  readonly paint: (brush: Brush, palette: Palette) => void
  /** Where the coordinates of the map are on the canvas. */
  readonly transform: () => Transform | undefined
}

/**
 * A canvas that shows a map at a stage's step. From one step to the next its old picture fades out
 * over the new one, so that only what has changed is seen to change.
 *
 * @param shown all that the picture depends on besides the step, the size and the colours
 */
export function useMapCanvas(
  stage: Stage,
  { canvas, size, palette }: ReturnType<typeof useMapRoom>,
  { paint, transform }: PaintedMap,
  shown: () => readonly unknown[],
) {
  const still = useStill()
  const fade = useCrossFade()
  let painted: PaintedStep | undefined

  const ask = useFrames(draw)
  watch(
    () => [stage.described.step, stage.described.recording, size.value, palette.value, ...shown()],
    ask,
    { immediate: true },
  )

  function draw(): boolean {
    const context = canvas.value && fittedContext(canvas.value, size.value)
    const { recording, step } = stage.described
    if (!context || !canvas.value || !palette.value) return false
    const now = performance.now()
    const next = { of: recording?.columns, step }
    if (isEased(painted, next, motionTime(stage, still.value))) fade.begin(canvas.value, now)
    painted = next
    paint(context, palette.value)
    return fade.paint(context, size.value, now)
  }

  /** The map as it is saved. */
  function saved(): SavedPicture | undefined {
    const { value: colours } = palette
    if (!colours) return undefined
    const { recording, step } = stage.described
    const isSelected = stage.selected !== undefined
    const mapped = stage.run && mapOf(stage.run.problem)
    return {
      ...size.value,
      palette: colours,
      transform: transform(),
      step,
      legend: legendKinds([recording], { of: 'map', isSelected, isDense: false }),
      mapLegend: mapped && mapLegend(mapped.map),
      paint: (brush) => paint(brush, colours),
    }
  }

  return { saved }
}
