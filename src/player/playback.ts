import { computed, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { stepAfter } from '../recording/query/jumps'
import type { StepSize } from '../recording/query/jumps'
import type { Recording } from '../recording/recording'
import { useSettings } from '../settings/useSettings'
import { frameClock } from './clock'
import { speedChange, startingSpeeds, stepsPerSecond } from './speed'

/** What is played: a recording, where its stage stands, and how it gets on. */
export interface Played {
  readonly latest: Readonly<Ref<Recording | undefined>>
  readonly step: Readonly<Ref<number>>
  readonly lastStep: Readonly<Ref<number>>
  /** True when no more will be recorded. */
  readonly ended: Readonly<Ref<boolean>>
  readonly stepSize: Readonly<Ref<StepSize>>
  /** True while a hand holds the moment: then it is not played on. */
  readonly isScrubbing: Readonly<Ref<boolean>>
  readonly goTo: (step: number) => void
}

/** Plays a recording: the pace, and the clock that keeps it. */
export function usePlayback({
  latest,
  step,
  lastStep,
  ended,
  stepSize,
  isScrubbing,
  goTo,
}: Played) {
  const playing = ref(false)
  const settings = useSettings()
  const speed = ref(startingSpeeds[settings.chosen.speed])
  watch(
    () => settings.chosen.speed,
    (chosen) => setSpeed(startingSpeeds[chosen]),
  )
  const pace = computed(() => stepsPerSecond(speed.value, lastStep.value))
  let stopClock = () => {}

  function play(): void {
    if (playing.value || !latest.value) return
    if (ended.value && step.value === lastStep.value) goTo(0)
    playing.value = true
    let due = 0
    stopClock = frameClock((seconds) => {
      if (isScrubbing.value) return
      due += seconds * pace.value
      const whole = Math.floor(due)
      due -= whole
      advance(whole)
      if (ended.value && step.value === lastStep.value) pause()
    })
  }

  function advance(steps: number): void {
    const size = stepSize.value
    if (!latest.value || size === 'event') return goTo(step.value + steps)
    let at = step.value
    for (let i = 0; i < steps && at < lastStep.value; i++) at = stepAfter(latest.value, at, size)
    goTo(at)
  }

  function pause(): void {
    stopClock()
    playing.value = false
  }

  /** @param to from 0, the slowest, to 1 */
  function setSpeed(to: number): void {
    speed.value = Math.min(1, Math.max(0, to))
  }

  function changeSpeed(by: 'faster' | 'slower'): void {
    setSpeed(speed.value + (by === 'faster' ? speedChange : -speedChange))
  }

  return { playing, speed, pace, play, pause, setSpeed, changeSpeed }
}
