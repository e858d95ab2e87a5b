import { computed, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { stepAfter } from '../recording/query/jumps'
import type { StepSize } from '../recording/query/jumps'
import type { RunParts } from '../recording/query/runParts'
import type { Recording } from '../recording/recording'
import { useSettings } from '../settings/useSettings'
import { frameClock } from './clock'
import { partStepsPerSecond, playedOn } from './partPace'
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
  /** Its levels or limits, where it has some and can be played by them. */
  readonly parts?: Readonly<Ref<RunParts | undefined>>
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
  parts,
}: Played) {
  const playing = ref(false)
  const settings = useSettings()
  const speed = ref(startingSpeeds[settings.chosen.speed])
  /** Whether a level or a limit is to take one second, however many steps it has. */
  const isByPart = ref(settings.chosen.speed === 'level')
  watch(
    () => settings.chosen.speed,
    (chosen) => {
      setSpeed(startingSpeeds[chosen])
      setByPart(chosen === 'level')
    },
  )
  const partKind = computed(() => parts?.value?.kind)
  /** Where the parts begin by which it is played. */
  const starts = computed(() => (isByPart.value ? parts?.value?.starts : undefined))
  const pace = computed(() =>
    starts.value
      ? partStepsPerSecond(starts.value, lastStep.value, step.value)
      : stepsPerSecond(speed.value, lastStep.value),
  )
  let stopClock = () => {}

  function play(): void {
    if (playing.value || !latest.value) return
    if (ended.value && step.value === lastStep.value) goTo(0)
    playing.value = true
    let due = 0
    stopClock = frameClock((seconds) => {
      if (isScrubbing.value) return
      if (starts.value) {
        const position = playedOn(starts.value, lastStep.value, step.value + due, seconds)
        due = position % 1
        goTo(Math.floor(position))
      } else {
        due += seconds * pace.value
        const whole = Math.floor(due)
        due -= whole
        advance(whole)
      }
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
    isByPart.value = false
  }

  function setByPart(on: boolean): void {
    isByPart.value = on
  }

  function changeSpeed(by: 'faster' | 'slower'): void {
    setSpeed(speed.value + (by === 'faster' ? speedChange : -speedChange))
  }

  return {
    playing,
    speed,
    pace,
    isByPart,
    partKind,
    play,
    pause,
    setSpeed,
    setByPart,
    changeSpeed,
  }
}
