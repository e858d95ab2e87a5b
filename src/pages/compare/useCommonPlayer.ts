import { computed, onScopeDispose, reactive, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { usePlayback } from '../../player/playback'
import type { Stage } from '../../player/stageStore'
import type { StepSize } from '../../recording/jumps'
import { clocks, commonLength, stepAt, timeAfter, timeBefore, timeReaching } from './commonTime'
import type { Clock } from './commonTime'

/** Moves several stages by one clock, each to where it is at the common time. */
export function useCommonPlayer(stages: Readonly<Ref<readonly Stage[]>>, deselect: () => void) {
  const clock = ref<Clock>(clocks[0])
  /** The time asked for; it may lie beyond what has been recorded so far. */
  const wantedTime = ref(0)
  const stepSize = ref<StepSize>('event')
  const recordings = computed(() => stages.value.flatMap(({ latest }) => (latest ? [latest] : [])))
  const latest = computed(() => recordings.value.at(0))
  const lastStep = computed(() => commonLength(recordings.value, clock.value))
  const step = computed(() => Math.min(wantedTime.value, lastStep.value))
  /** How many searches are still being recorded. */
  const recording = computed(() => stages.value.filter(({ recordingRuns }) => recordingRuns).length)
  const ended = computed(() => recording.value === 0)
  const playback = usePlayback({ latest, step, lastStep, ended, stepSize, goTo })
  const { playing, speed } = playback

  watch(
    [recordings, clock, step],
    () => {
      for (const stage of stages.value) {
        if (!stage.latest) continue
        stage.goTo(stepAt(stage.latest, clock.value, step.value, lastStep.value))
      }
    },
    { immediate: true },
  )
  // What a stage shows depends on whether it is played, and how fast.
  watch([stages, playing, speed], () => {
    for (const stage of stages.value) {
      stage.playing = playing.value
      stage.setSpeed(speed.value)
    }
  })
  onScopeDispose(playback.pause)

  function goTo(time: number): void {
    wantedTime.value = Math.max(0, Math.min(Math.round(time), lastStep.value))
  }

  /** Opens a moment, also one that has not been recorded yet. */
  function openAt(time: number, by: Clock): void {
    playback.pause()
    clock.value = by
    wantedTime.value = time
  }

  /** Takes another clock, and stays where the first search is that has not ended. */
  function setClock(next: Clock): void {
    const time = step.value
    const running = recordings.value.find(
      (each) => stepAt(each, clock.value, time, lastStep.value) < each.events - 1,
    )
    const at = running && stepAt(running, clock.value, time, lastStep.value)
    clock.value = next
    const length = lastStep.value
    goTo(running && at !== undefined ? timeReaching(running, next, at, length) : length)
  }

  function stepForward(size: StepSize = 'event'): void {
    goTo(timeAfter(recordings.value, clock.value, step.value, size))
  }

  function stepBack(size: StepSize = 'event'): void {
    goTo(timeBefore(recordings.value, clock.value, step.value, size))
  }

  return reactive({
    ...playback,
    clock,
    wantedTime,
    step,
    lastStep,
    stepSize,
    recording,
    ended,
    latest,
    goTo,
    openAt,
    setClock,
    stepForward,
    stepBack,
    select: deselect,
  })
}
export type CommonPlayer = ReturnType<typeof useCommonPlayer>
