import { computed, onScopeDispose, reactive, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { usePlayback } from '../../../player/playback'
import type { Stage } from '../../../player/stageStore'
import { useStepPaint } from '../../../player/stepPaint'
import type { StepSize } from '../../../recording/query/jumps'
import { stepAt, timeAfter, timeBefore } from './commonTime'
import type { CommonClock } from './commonTime'
import { useCommonMoment } from './useCommonMoment'

/** Moves several stages by one clock, each to where it is at the common time. */
export function useCommonPlayer(stages: Readonly<Ref<readonly Stage[]>>, deselect: () => void) {
  const stepSize = ref<StepSize>('event')
  const isScrubbing = ref(false)
  const recordings = computed(() => stages.value.flatMap(({ latest }) => (latest ? [latest] : [])))
  const latest = computed(() => recordings.value.at(0))
  const moment = useCommonMoment(recordings)
  const { clock, step, lastStep, goTo } = moment
  const ended = computed(() => stages.value.every(({ recordingRuns }) => !recordingRuns))
  const playback = usePlayback({ latest, step, lastStep, ended, stepSize, isScrubbing, goTo })
  const { playing, speed } = playback
  const stepPaint = useStepPaint()

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
  // What a stage shows depends on whether it is played or scrubbed, and how fast.
  watch([stages, playing, speed, isScrubbing], () => {
    for (const stage of stages.value) {
      stage.playing = playing.value
      stage.scrub(isScrubbing.value)
      stage.setSpeed(speed.value)
    }
  })
  onScopeDispose(playback.pause)

  /** Opens a moment, also one that has not been recorded yet. */
  function openAt(time: number, by: CommonClock): void {
    playback.pause()
    moment.openAt(time, by)
  }

  /** The trees come first, as in the lab. */
  function awaitPaint(): void {
    for (const each of [stepPaint, ...stages.value]) void each.awaitPaint()
  }

  function stepForward(size: StepSize = 'event'): void {
    awaitPaint()
    goTo(timeAfter(recordings.value, clock.value, step.value, size))
  }

  function stepBack(size: StepSize = 'event'): void {
    awaitPaint()
    goTo(timeBefore(recordings.value, clock.value, step.value, size))
  }

  return reactive({
    ...playback,
    ...moment,
    ...stepPaint,
    stepSize,
    scrub: (on: boolean) => (isScrubbing.value = on),
    ended,
    latest,
    recordings,
    openAt,
    stepForward,
    stepBack,
    select: deselect,
  })
}
export type CommonPlayer = ReturnType<typeof useCommonPlayer>
