import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { isFirstDrawn } from '../../loading/firstDrawn'
import { retryable } from '../../loading/retryable'
import type { Stage } from '../../player/stageStore'
import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'
import type { Run, RunFault } from '../../recording/run'
import { recordInWorker } from '../../recording/transfer/recordClient'
import { defaultBudget } from '../../recording/write/recorder'
import { loadingMessage, partName } from '../../words/loading'
import type { Message } from '../../words/message'
import type { LessonPlace, Route } from '../route'
import { noStep } from '../runs/question'
import { stepOf } from '../runs/stepOf'
import { settingsOf } from '../runs/useAnswer'
import { createRecordingsAhead } from './recordAhead'

// Nothing is wrong with the runs of most lessons.
const loadFaults = retryable(() => import('../../words/faults/faults'), 'faultMessage')
// One may be short, and the one after it long.
const runsAhead = 2

/** Brings a stage to the moments of a lesson: to each as its reader comes to it, and on demand. */
export function useStagePlace(
  stage: Stage,
  runs: Readonly<Record<string, Settings>>,
  { places, current }: Route,
  settled: Ref<ReadonlyMap<string, number>>,
) {
  /** The step of the current place, once it is known. */
  const target = ref<number>()
  const fault = shallowRef<Message>()
  let opened: string | undefined
  /** The run of the current place; what the reader opens besides, such as an answer, is another. */
  const ofPlace = shallowRef<Run>()
  const ahead = createRecordingsAhead(recordInWorker)
  onScopeDispose(ahead.close)

  const runSettings = ({ drawn, run }: LessonPlace): Settings => drawn ?? settingsOf(runs, run)

  function bring(): void {
    const { value: place } = current
    if (!place) return
    target.value = undefined
    fault.value = undefined
    stage.pause()
    stage.select()
    const isOther = !stage.opening && stage.run !== undefined && stage.run !== ofPlace.value
    if (opened !== place.run || isOther) {
      opened = place.run
      const run = readRun(runSettings(place))
      ofPlace.value = run.ok ? run.value : undefined
      if (run.ok) stage.open(run.value, 0, defaultBudget, ahead.record)
      else void tell(run.fault, place)
    }
    look()
  }

  /** Has the runs that the lesson comes to next begin while its reader is still here. */
  function prepareNext(): void {
    const at = places.value.findIndex(({ id }) => id === current.value?.id)
    const later = places.value.slice(at + 1).filter(({ run, drawn }) => drawn || run !== opened)
    const next = later.filter(({ run }, place) => {
      return later.findIndex((each) => each.run === run) === place
    })
    ahead.prepare(
      next.slice(0, runsAhead).flatMap((place) => {
        const run = readRun(runSettings(place))
        return run.ok ? [{ settings: run.value.settings, budget: defaultBudget }] : []
      }),
    )
  }

  /** Says what is wrong with the run of a place. */
  async function tell(wrong: RunFault, place: LessonPlace): Promise<void> {
    const message = await loadFaults().then(
      ({ faultMessage }) => faultMessage(wrong),
      () => loadingMessage(partName('stage'), { kind: 'not-loaded' }),
    )
    if (current.value === place) fault.value = message
  }

  function look(): void {
    const { value: place } = current
    const { latest, run } = stage
    // What was shown before stays until the first part of the run is there.
    if (!place || target.value !== undefined || !latest || run !== ofPlace.value) return
    const moment = stepOf(latest, place.until)
    if (moment.kind === 'step') {
      target.value = moment.step
      stage.goTo(settled.value.get(place.id) ?? moment.step)
      stage.select(place.node)
    } else {
      fault.value = noStep(moment, place.until)?.fault
    }
  }

  watch(() => stage.latest, look)
  watch(() => placeKey(current.value), bring, { immediate: true })
  const isShown = () => target.value !== undefined && stage.ended && isFirstDrawn.value
  watch([current, isShown], ([, isThere]) => {
    if (isThere) prepareNext()
  })

  /** Whether the reader has gone elsewhere. */
  const isAway = computed(() => {
    const end = settled.value.get(current.value?.id ?? '')
    const steps = [target.value, end]
    const isElsewhere = stage.run !== ofPlace.value || !steps.includes(stage.step)
    return target.value !== undefined && isElsewhere
  })
  /** Whether the stage stands at a question that is not answered yet, and must not tell. */
  const isAsking = computed(() => {
    const { value: place } = current
    if (!place || settled.value.has(place.id)) return false
    const isQuestion = place.ask !== undefined || place.holdsBack === true
    return isQuestion && (target.value === undefined || !isAway.value)
  })

  return { target, fault, isAway, isAsking, bring }
}

/** Places of which the stage shows the same: a place may change while its reader is there. */
function placeKey(place: LessonPlace | undefined): string | undefined {
  return place && [place.id, place.run, place.until].join(' ')
}
