import { computed, ref } from 'vue'
import type { Stage } from '../../../../player/stageStore'
import type { Message } from '../../../../words/message'
import { firstStepFrom, lastStepFrom, mostPictures, videoSteps } from './videoSteps'
import type { VideoStepSize } from './videoSteps'

/** From where to where a video goes, as it is written into two fields, and the steps in between. */
export function useVideoSteps(stage: Stage, size: () => VideoStepSize) {
  const from = ref(String(stage.latest ? firstStepFrom(stage.latest, stage.step) : 0))
  const writtenTo = ref<string>()
  const first = computed(() => stepOf(from.value, stage.lastStep))
  /** How far it can go from its first step. */
  const farthest = computed(() =>
    stage.latest && first.value !== undefined
      ? lastStepFrom(stage.latest, first.value, size())
      : undefined,
  )
  const to = computed({
    get: () => writtenTo.value ?? String(farthest.value ?? stage.lastStep),
    set: (text) => (writtenTo.value = text),
  })

  const fault = computed((): Message | undefined => {
    const last = stepOf(to.value, stage.lastStep)
    if (first.value === undefined || last === undefined || farthest.value === undefined) {
      return { key: 'share.video.wrongStep', values: { last: stage.lastStep } }
    }
    if (last < first.value) return { key: 'share.video.wrongOrder' }
    const values = { most: mostPictures, last: farthest.value }
    return last > farthest.value ? { key: 'share.video.tooMany', values } : undefined
  })
  /** The steps that have a picture, where nothing is wrong. */
  const steps = computed(() =>
    stage.latest && first.value !== undefined && !fault.value
      ? videoSteps(stage.latest, first.value, Number(to.value), size())
      : undefined,
  )
  /** That the run goes on after the video, where nobody chose its end. */
  const cut = computed((): Message | undefined => {
    const { value: last } = farthest
    const isCut = writtenTo.value === undefined && last !== undefined && last < stage.lastStep
    return isCut
      ? { key: 'share.video.most', values: { most: mostPictures, last, all: stage.lastStep } }
      : undefined
  })
  return { from, to, fault, steps, cut }
}

/** The step that a text names, up to a last one. */
function stepOf(text: string, last: number): number | undefined {
  const step = Number(text)
  return /^\s*\d+\s*$/.test(text) && step <= last ? step : undefined
}
