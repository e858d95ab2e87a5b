import type { Stage } from '../../player/stageStore'
import { pressKey } from '../../stage/transport/stageKeys'
import { useStageKeys } from '../../stage/transport/useStageKeys'

const beats: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
}
// The text is scrolled by them.
const ofTheText = ['Home', 'End']
// They would show what is asked for.
const movingOn = [' ', '.', '>']

/**
 * The keys of a lesson: arrows and a presenter's clicker go from beat to beat; the full stop and the
 * comma are left to step.
 *
 * @param isAsking whether the stage stands at a question that is not answered yet
 */
export function useLessonKeys(
  stage: Stage,
  goOn: (beats: number) => void,
  isAsking: () => boolean,
): void {
  useStageKeys(stage, (_, key, shift) => {
    const isOnSlider = document.activeElement?.closest('[data-step-slider]')
    if (isOnSlider) return pressKey(stage, key, shift)
    const by = shift ? undefined : beats[key]
    if (by === undefined && isAsking() && movingOn.includes(key)) return true
    if (by === undefined) return !ofTheText.includes(key) && pressKey(stage, key, shift)
    goOn(by)
    return true
  })
}
